"""What the log tells: everything that everybody at the table saw, once, with its figures and its rule."""

import pytest

from tests.backstab_heroes.table import A, B, C, Table


def test_a_round_says_who_starts_and_how_strong_the_monster_is():
    """BH-3.1, BH-3.2: the strength for this number of heroes; one line for all cards that are laid."""
    t = Table("gold-bar", "silver-goblet", "glass-beads", coming="crypt-count")
    t.lay("gold-bar", "silver-goblet", "glass-beads")
    assert t.told()[0] == "A card lies face down in front of Player 1, Player 2 and Player 3."
    t.all_keep()
    assert t.told()[-2:] == ["Player 2 is the start player now.", "Round 3: “Crypt Count” appears, strength 5."]


def test_damage_says_what_the_monster_still_needs():
    """BH-3.12, case 2: and when it is enough; what comes on top of that as well."""
    t = Table("sword-swing", "reckless-charge", "wild-swing", monster="grumpy-goblin")
    t.lay("sword-swing", "reckless-charge", "wild-swing")
    strikes = [said for said in t.told() if "deals" in said]
    assert strikes == [
        "Player 1 deals 2 damage to the monster. Still needed: 1.",
        "Player 2 deals 4 damage to the monster. That is enough.",
        "Player 3 deals another 3 damage to the monster.",
    ]
    assert "“Grumpy Goblin” is defeated: 9 damage against strength 3." in t.told()
    assert "Player 2 has dealt the most damage and gets a medal." in t.told()
    assert "Player 3 suffers 1 damage, 1 altogether now." in t.told()


def test_a_monster_that_stands_says_what_was_missing():
    """BH-3.6: one or several."""
    t = Table("arrow-shot", "gold-bar", "glass-beads", monster="cellar-rat-in-plate")
    t.lay("arrow-shot", "gold-bar", "glass-beads")
    assert any(said.startswith("„Kellerratte im Harnisch“ steht noch, es fehlt 1 Schaden.") for said in t.told(A, "de"))
    t = Table("arrow-shot", "gold-bar", "glass-beads", monster="orc-on-holiday")
    t.lay("arrow-shot", "gold-bar", "glass-beads")
    assert any(said.startswith("„Ork im Urlaub“ steht noch, es fehlen 3 Schaden.") for said in t.told(A, "de"))


def test_no_medal_for_equals():
    """BH-3.6: they are named."""
    t = Table("sword-swing", "arrow-shot", "gold-bar", monster="grumpy-goblin")
    t.lay("sword-swing", "arrow-shot", "gold-bar")
    assert "Player 1 and Player 2 have dealt the same damage (2): no medal." in t.told()


def test_a_medal_says_what_for():
    """show-off-slash, ribbon-of-honour, BH-1.5: by their cards, not for the most damage; and none when none is left."""
    t = Table("show-off-slash", "sword-swing", "ribbon-of-honour", monster="grumpy-goblin", supply=2)
    t.lay("show-off-slash", "sword-swing", "ribbon-of-honour")
    assert t.by_rule("medal") == ["BH-3.3", "BH-3.3"]
    assert "Player 1 gets a medal for the pose." in t.told()
    t = Table("ribbon-of-honour", "sword-swing", "gold-bar", supply=0)
    t.lay("ribbon-of-honour", "sword-swing", "gold-bar")
    assert "There are no medals left, so Player 1 gets none." in t.told()


# -- targets ---------------------------------------------------------------------------------------------------------


def test_everybody_hears_whom_a_card_is_for_and_who_is_pushed_away():
    """you-go-first, BH-2.1, BH-3.3."""
    t = Table("you-go-first", "gold-bar", "glass-beads", front=C)
    t.lay("you-go-first", "gold-bar", "glass-beads")
    t.A.picks(B)
    assert t.told()[:2] == [
        "Player 1 chooses Player 2.",
        "Player 2 goes to the front, and Player 3 falls back to the middle.",
    ]


@pytest.mark.parametrize("card", ["you-go-first", "war-horn"])
def test_who_stands_there_already_is_told(card):
    """you-go-first, war-horn, BH-2.2: nothing comes of it, but everybody saw who was chosen."""
    t = Table(card, "gold-bar", "glass-beads", front=B)
    t.lay(card, "gold-bar", "glass-beads")
    t.A.picks(B)
    assert t.told()[:2] == ["Player 1 chooses Player 2.", "Player 2 is at the front already."]
    assert t.by_rule("already-there") == ["BH-2.2"]


def test_the_nudge_names_hero_and_position():
    """friendly-nudge: also oneself."""
    t = Table("friendly-nudge", "gold-bar", "glass-beads", back=B)
    t.lay("friendly-nudge", "gold-bar", "glass-beads")
    t.A.picks(A, "back")
    assert t.told(A, "de")[:2] == [
        "Spieler 1 wählt sich selbst und die Position hinten.",
        "Spieler 1 verschwindet nach hinten, und Spieler 2 rückt in die Mitte.",
    ]


def test_two_in_the_middle_have_nothing_to_swap():
    """switch-places, regroup, BH-2.2: that nothing happens is told."""
    t = Table("switch-places", "regroup", "glass-beads")
    t.lay("switch-places", "regroup", "glass-beads")
    t.A.picks(C)
    told = t.told()
    assert "Player 1 and Player 3 are both in the middle. There is nothing to swap." in told
    assert "Everybody is in the middle already." in told


def test_healing_says_who_and_how_much_is_left():
    """healing-potion, healing-salve, BH-3.13: also where there is nothing to heal."""
    t = Table("healing-potion", "healing-salve", "glass-beads", hurt=[3, 0, 0])
    t.lay("healing-potion", "healing-salve", "glass-beads")
    t.A.picks(A)
    assert t.told()[:2] == ["Player 1 chooses their own hero.", "Player 1 heals 2 damage, 1 left."]
    t.B.picks(C)
    assert t.told()[:2] == ["Player 2 chooses Player 3.", "Player 3 has no damage that could heal."]


# -- the tripwire ----------------------------------------------------------------------------------------------------


def test_a_tripwire_waits_only_for_a_card_that_lies_face_down():
    """tripwire, BH-3.13: on a hero whose card is done it does nothing at once, and nobody seems about to trip."""
    t = Table("gold-bar", "tripwire", "sword-swing", start=A)
    t.lay("gold-bar", "tripwire", "sword-swing")
    t.B.picks(A)
    assert t.told()[:2] == [
        "Player 2 stretches a tripwire for Player 1.",
        "No attack by Player 1 this round: the tripwire has no effect.",
    ]
    assert t.by_rule("wire-lapses") == ["BH-3.13"]
    assert t.g.tripped == [0, 0, 0]


def test_a_tripwire_for_who_laid_nothing():
    """tripwire, BH-3.5, BH-3.13."""
    t = Table("tripwire", "duck", "sword-swing")
    t.lay("tripwire", "", "sword-swing")
    t.A.picks(B)
    assert t.told()[1] == "No attack by Player 2 this round: the tripwire has no effect."
    assert t.g.tripped == [0, 0, 0]


def test_a_waiting_tripwire_lapses_when_the_card_is_no_attack():
    """tripwire, BH-3.13: as soon as that is seen."""
    t = Table("tripwire", "healing-potion", "sword-swing")
    t.lay("tripwire", "healing-potion", "sword-swing")
    t.A.picks(B)
    assert t.told()[1:3] == [
        "Player 2 reveals “Healing Potion”.",
        "No attack by Player 2 this round: the tripwire has no effect.",
    ]
    assert t.g.tripped == [0, 0, 0]


def test_a_tripwire_before_and_after_the_attack():
    """tripwire, BH-3.12: what is missing now; and when there is nothing to take away."""
    t = Table("tripwire", "sword-swing", "tripwire", monster="stone-golem")
    t.lay("tripwire", "sword-swing", "tripwire")
    t.A.picks(B)
    assert t.told()[1:4] == [
        "Player 2 reveals “Sword Swing”.",
        "Player 2 stumbles: 2 damage less.",
        "Player 2 deals no damage to the monster.",
    ]
    t.C.picks(B)
    assert t.told()[1] == "No damage by Player 2 lies there. The wire takes nothing away."
    t = Table("reckless-charge", "tripwire", "gold-bar", monster="stone-golem")
    t.lay("reckless-charge", "tripwire", "gold-bar")
    t.B.picks(A)
    assert t.told()[1] == "Player 1 has stumbled: 2 damage comes off again. Still needed: 4."


# -- hands -----------------------------------------------------------------------------------------------------------


def test_a_card_that_changes_hands_is_told_once():
    """sticky-fingers, BH-1.6: the two of them hear which, the others that there was one and whose."""
    t = Table("sticky-fingers", "gold-bar duck", "glass-beads")
    t.lay("sticky-fingers", "gold-bar", "glass-beads")
    t.A.picks(B)
    for seat, card in ((A, "“Duck!”"), (B, "“Duck!”"), (C, "a card"), (None, "a card")):
        assert t.told(seat)[:2] == ["Player 1 chooses Player 2.", f"Player 1 gets {card} from Player 2."]


def test_whose_hand_is_looked_at():
    """nosy-parker, crystal-ball, BH-1.6."""
    t = Table("nosy-parker", "gold-bar duck", "glass-beads")
    t.lay("nosy-parker", "gold-bar", "glass-beads")
    t.A.picks(B)
    assert t.told(A)[1] == "Player 1 looks at Player 2's hand: “Duck!”."
    assert t.told(C)[1] == "Player 1 looks at Player 2's hand."


def test_an_empty_hand():
    """nosy-parker, golden-fishing-rod, BH-3.13."""
    t = Table("nosy-parker", "golden-fishing-rod", "glass-beads")
    t.lay("nosy-parker", "golden-fishing-rod", "glass-beads")
    t.A.picks(B)
    assert t.told()[1] == "There are no cards in Player 2's hand."
    t.B.picks(C)
    assert t.told()[1:3] == ["There are no cards in Player 2's hand.", "There are no cards in Player 3's hand."]


def test_the_skull_is_given_by_somebody():
    """cursed-skull: one line."""
    t = Table("cursed-skull", "gold-bar", "glass-beads")
    t.lay("cursed-skull", "gold-bar", "glass-beads")
    t.A.picks(C)
    assert t.told()[0] == "Player 1 presents Player 3 with something: “Cursed Skull”."


def test_an_objection_says_what_it_stops():
    """objection, BH-3.5."""
    t = Table("into-the-bushes", "gold-bar objection", "glass-beads")
    t.lay("into-the-bushes", "gold-bar", "glass-beads")
    t.B.reacts("objection")
    assert t.told()[:2] == ["Player 2 reacts with “Objection!”.", "“Into the Bushes” by Player 1 has no effect."]


def test_who_stays_put_leaves_the_other_card_without_effect():
    """no-after-you, switch-places: nobody moves, and that is told."""
    t = Table("switch-places", "gold-bar no-after-you", "glass-beads", front=A)
    t.lay("switch-places", "gold-bar", "glass-beads")
    t.A.picks(B)
    t.B.reacts("no-after-you")
    assert t.told()[:2] == ["Player 2 reacts with “No, After You!”.", "“Switch Places” by Player 1 has no effect."]


def test_the_last_treasure_is_not_looked_at_and_taken():
    """BH-3.8: one piece of news."""
    t = Table("sword-swing", "sword-swing", "gold-bar", monster="cellar-rat-in-plate", treasures="kings-crown")
    t.lay("sword-swing", "sword-swing", "gold-bar")
    assert t.told(A)[-1] == "Player 1 takes “King's Crown”."
    assert "look" not in t.happened()
    assert t.told(B)[-1] == "Player 1 takes a treasure."
