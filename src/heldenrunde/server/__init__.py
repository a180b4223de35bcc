"""Tables over the network: facts are stored before they are acknowledged, and any process can serve any table."""
