"""Every ability of every character."""

from __future__ import annotations

from tests.kapow.table import A, B, Table


def duel(roll: str, other: str, character: str, **more: object) -> Table:
    """A plays the character; B is Crescendo unless told otherwise."""
    opponent = str(more.pop("against", "crescendo"))
    return Table(roll, other, characters=(character, opponent), **more)  # type: ignore[arg-type]


# -- tough-nut -------------------------------------------------------------------------------------------------------


def test_hard_shell():
    """KP-2.2, tough-nut, hard-shell: +1 defence every round, with a base."""
    t = duel("T B", "B", "tough-nut")
    t.fill(A, "block", "TB")
    t.ready()
    assert t.defence[A] == 3
    t = duel("T B", "B", "tough-nut")
    t.ready()
    assert t.defence[A] == 0


def test_headbutt():
    """headbutt: 2 + the dice showing Toughness that were placed, at most 6."""
    t = duel("T T T B", "B", "tough-nut")
    t.fill(A, "headbutt", "TT")
    t.fill(A, "block", "TB")
    t.ready()
    t.say(A, "headbutt")
    assert t.health[B] == 15


def test_iron_diet():
    """iron-diet: 3 health."""
    t = duel("T X", "B", "tough-nut", health=(10, 20))
    t.fill(A, "iron-diet", "TX")
    t.ready()
    assert t.health[A] == 13


def test_knuckle_down():
    """knuckle-down: 1 health, 3 with a defence of 3 or more."""
    t = duel("M T", "B", "tough-nut")
    t.fill(A, "knuckle-down", "MT")
    t.ready()
    t.pass_on()
    assert t.health[B] == 19
    t = duel("M T T B", "B", "tough-nut")
    t.fill(A, "knuckle-down", "MT")
    t.fill(A, "block", "TB")
    t.ready()
    t.pass_on()
    assert t.health[B] == 17


# -- elusivity -------------------------------------------------------------------------------------------------------


def test_slippery():
    """elusivity, slippery: +1 if two placed dice show Agility."""
    t = duel("A A T B", "B", "elusivity")
    t.fill(A, "leap", "AA")
    t.ready()
    t.say(A, "might")
    assert t.defence[A] == 3


def test_teleport():
    """teleport: 3 defence, and a face of a type that one of its dice shows; a joker gives a joker."""
    t = duel("A X", "B", "elusivity")
    t.fill(A, "teleport", "AX")
    t.ready()
    assert t.options(A) == ["agility", "x-factor"]
    t.say(A, "x-factor")
    assert (t.defence[A], t.pools[A]) == (3, "X")
    t = duel("A W", "B", "elusivity")
    t.fill(A, "teleport", "AW")
    t.ready()
    t.say(A, "joker")
    assert t.pools[A] == "W"


def test_flying_kick():
    """flying-kick: +3 attack."""
    t = duel("A A M E", "B", "elusivity")
    t.fill(A, "flying-kick", "AA")
    t.fill(A, "pow", "ME")
    t.ready()
    t.say(A, "pow")
    assert t.health[B] == 14


def test_vanish():
    """vanish: doubles the defence."""
    t = duel("A A B T B", "B", "elusivity")
    t.fill(A, "vanish", "AAB")
    t.fill(A, "block", "TB")
    t.ready()
    assert t.defence[A] == 6  # (2 + 1 of Slippery) × 2


# -- time-out --------------------------------------------------------------------------------------------------------


def test_rewind():
    """KP-2.12, time-out, rewind: once per round, for a token, any number of dice."""
    t = duel("B B M", "B", "time-out", tokens=(2, 0))
    t.say(A, "rewind")
    assert t.g.tokens[A] == 1
    assert "roll" not in t.options(A)[:1]
    t.say(A, ["reroll", 0], ["reroll", 1], "roll")
    assert "rewind" not in t.options(A)
    assert t.match.view(B)["tokens"][A] == 1
    t = duel("B", "B", "time-out", tokens=(0, 0))
    assert "rewind" not in t.options(A)


def test_pause_button():
    """pause-button: a token, at most 3, and a face."""
    for before, after in ((1, 2), (3, 3)):
        t = duel("X B", "B", "time-out", tokens=(before, 0))
        t.fill(A, "pause-button", "XB")
        t.ready()
        t.say(A, "might")
        assert t.g.tokens[A] == after
        assert t.pools[A] == "M"


def test_slow_motion():
    """KP-6.6, slow-motion: 3 off each attack, never below 0."""
    t = duel("E A", "M M E E", "time-out")
    t.fill(A, "slow-motion", "EA")
    t.fill(B, "kapow", "MMEE")
    t.ready()
    t.say(B, "kapow")
    assert t.health[A] == 15
    t = duel("E A", "E B M E", "time-out", against="fuse")
    t.fill(A, "slow-motion", "EA")
    t.fill(B, "blast", "EB")
    t.fill(B, "pow", "ME")
    t.ready()
    t.say(B, "pow", "blast")
    assert t.health[A] == 20


def test_time_bomb():
    """time-bomb: 1 health and 1 per token."""
    t = duel("E E", "B", "time-out", tokens=(2, 0))
    t.fill(A, "time-bomb", "EE")
    t.ready()
    t.pass_on()
    assert t.health[B] == 17


# -- victor-kane -----------------------------------------------------------------------------------------------------


def test_war_chest():
    """victor-kane, war-chest: a face for whoever gained no die; it comes last."""
    t = duel("B", "B", "victor-kane", against="leech")
    t.ready()
    t.say(A, "energy")
    assert t.pools[A] == "E"
    t = duel("X E", "B", "victor-kane", against="leech")
    t.fill(A, "grow", "XE")
    t.ready()
    t.say(A, "red")
    assert t.pools[A] == ""


def test_laser_array():
    """laser-array: 3 + the action dice placed that are not blank, at most 7."""
    t = duel("E e m b", "B", "victor-kane")
    t.fill(A, "laser-array", "Ee")
    t.fill(A, "press-on-1", "m")
    t.fill(A, "new-plan", "b")
    t.ready()
    t.say(A, "laser-array")
    assert t.health[B] == 14  # 3 + 2, and the boost


def test_private_guard():
    """private-guard: 2 defence and an Energy face."""
    t = duel("B B", "M E", "victor-kane")
    t.fill(A, "private-guard", "BB")
    t.fill(B, "pow", "ME")
    t.ready()
    t.say(B, "pow")
    assert (t.health[A], t.pools[A]) == (19, "E")


def test_hostile_takeover():
    """KP-6.8, hostile-takeover: a face from the opponent's pool or dice; none there: one from the supply."""
    t = duel("X X", "m", "victor-kane", pools=("", "W"), against="leech")
    t.fill(A, "hostile-takeover", "XX")
    t.ready()
    assert t.g.dice[B] == ("kBBBBBB",)  # the only one that is no joker
    assert t.asked == "face_types"  # the War Chest
    assert t.pools[A] == "M"
    t = duel("X X", "B", "victor-kane", against="leech")
    t.fill(A, "hostile-takeover", "XX")
    t.ready()
    t.say(A, "might", "might")
    assert t.pools[A] == "MM"


# -- coquette --------------------------------------------------------------------------------------------------------


def test_heartbreak():
    """coquette, heartbreak: 2 health if the opponent gained health this round."""
    t = duel("B", "W B", "coquette", health=(20, 10), against="leech")
    t.fill(B, "catch-breath", "WB")
    t.ready()
    assert t.health[B] == 10
    t = duel("B", "B", "coquette", against="leech")
    t.ready()
    assert t.health[B] == 20


def test_charm_takes_a_boost():
    """KP-3.1, charm: a boost or multiplier that the opponent has chosen has no effect."""
    t = duel("X A", "M M E E X X", "coquette", marker=1)
    t.fill(A, "charm", "XA")
    t.fill(B, "pow", "ME")
    t.fill(B, "press-on-1", "M")
    t.fill(B, "combo", "XX")
    t.ready()
    assert t.options(A) == ["press-on", "combo"]
    t.say(A, "combo")
    t.say(B, "pow")
    assert t.health[A] == 16


def test_charm_without_a_boost():
    """charm: 2 off their attack."""
    t = duel("X A", "M E", "coquette")
    t.fill(A, "charm", "XA")
    t.fill(B, "pow", "ME")
    t.ready()
    t.say(B, "pow")
    assert t.health[A] == 19


def test_stolen_kiss():
    """KP-6.2, stolen-kiss: a face of their choice; without any 2 health for you."""
    t = duel("X T", "m", "coquette", pools=("", "E"), against="leech")
    t.fill(A, "stolen-kiss", "XT")
    t.ready()
    assert (t.asked, t.who) == ("own_faces", [B])
    t.say(B, ["face", -1, 0])
    assert t.pools == ["E", ""]
    t = duel("X T", "B", "coquette", health=(10, 20), against="leech")
    t.fill(A, "stolen-kiss", "XT")
    t.ready()
    assert t.health[A] == 12


def test_cruel_beauty():
    """cruel-beauty: 3, or 5 against no base defence."""
    t = duel("A M", "B", "coquette")
    t.fill(A, "cruel-beauty", "AM")
    t.ready()
    t.say(A, "cruel-beauty")
    assert t.health[B] == 15
    t = duel("A M", "T B", "coquette")
    t.fill(A, "cruel-beauty", "AM")
    t.fill(B, "block", "TB")
    t.ready()
    t.say(A, "cruel-beauty")
    assert t.health[B] == 19


# -- spoiler-alert ---------------------------------------------------------------------------------------------------


def test_knew_it_coming():
    """spoiler-alert, knew-it-coming: +1 per boost section or multiplier of the attacker, at most 2."""
    t = duel("T B", "M E M E X X", "spoiler-alert")
    t.fill(A, "block", "TB")
    t.fill(B, "pow", "ME")
    t.fill(B, "press-on-1", "M")
    t.fill(B, "press-on-2", "E")
    t.fill(B, "combo", "XX")
    t.ready()
    t.say(B, "pow")
    assert t.defence[A] == 4
    assert t.health[A] == 14  # 10 - 4


def test_leak_asks_again_who_was_ready_before_the_name_was_said():
    """KP-2.11, leak: naming belongs to the announcement."""
    t = duel("X", "M E", "spoiler-alert")
    t.fill(A, "leak", "X")
    t.fill(B, "pow", "ME")
    t.say(B, "ready")
    t.say(A, ["name", "pow"])
    assert t.who == [A, B]
    t.say(B, ["take-back", "pow"])
    t.ready()
    assert t.health[B] == 20


def test_leak():
    """KP-3.1, leak: named openly; whoever has chosen it loses 2 at the reveal."""
    t = duel("X", "M E", "spoiler-alert")
    t.fill(A, "leak", "X")
    t.fill(B, "pow", "ME")
    t.say(A, ["name", "pow"])
    assert t.match.view(B)["named"][A] == 0
    t.ready()
    assert t.health[B] == 18
    t = duel("X", "M E", "spoiler-alert")
    t.fill(A, "leak", "X")
    t.fill(B, "pow", "ME")
    t.say(A, ["name", "grow"])
    t.ready()
    assert t.health[B] == 20


def test_ruin_the_ending():
    """ruin-the-ending: no follow-ups of the opponent, and a face."""
    t = duel("W B X E", "A", "spoiler-alert", against="leech")
    t.fill(A, "ruin-the-ending", "WB")
    t.fill(A, "grow", "XE")
    t.fill(B, "sucker-punch", "A")
    t.ready()
    t.say(A, "ruin-the-ending", "might", "red")
    assert t.health[A] == 20
    assert t.pools[A] == "M"


def test_plot_twist():
    """plot-twist: doubles the attack."""
    t = duel("X A M E", "B", "spoiler-alert")
    t.fill(A, "plot-twist", "XA")
    t.fill(A, "pow", "ME")
    t.ready()
    t.say(A, "pow")
    assert t.health[B] == 14


# -- crescendo -------------------------------------------------------------------------------------------------------


def test_overture():
    """crescendo, overture: you, then your opponent, gain a face."""
    t = duel("B", "B", "crescendo", against="leech")
    t.ready()
    t.say(A, "might")
    t.say(B, "energy")
    assert t.pools == ["M", "E"]


def test_rising_beat():
    """rising-beat: 2 + the number of the round, at most 7."""
    for round, health in ((1, 17), (3, 15), (9, 13)):
        t = duel("E E", "B", "crescendo", round=round, against="leech")
        t.fill(A, "rising-beat", "EE")
        t.ready()
        t.say(A, "rising-beat")
        assert t.health[B] == health


def test_standing_ovation():
    """standing-ovation: 4 defence; whoever attacked gains a face when powering up."""
    t = duel("T A", "M M E", "crescendo", against="leech")
    t.fill(A, "standing-ovation", "TA")
    t.fill(B, "wham", "MME")
    t.ready()
    t.say(B, "wham")
    assert t.health[A] == 19
    t.say(A, "might")
    t.say(B, "energy", "x-factor")
    assert t.pools[B] == "EX"


def test_encore():
    """encore: a trait die; the opponent gains a face."""
    t = duel("X T", "B", "crescendo", against="leech")
    t.fill(A, "encore", "XT")
    t.ready()
    t.say(A, "encore", "red")
    t.say(B, "might")
    assert t.g.dice[A][-1] == "rMMMEXW"
    assert t.pools[B] == "M"


# -- fuse ------------------------------------------------------------------------------------------------------------


def test_short_fuse_may_be_left():
    """KP-3.8, fuse, short-fuse: a second attack is no duty, and a third is none."""
    t = duel("E B M E E E B", "B", "fuse", against="leech")
    t.fill(A, "blast", "EB")
    t.fill(A, "pow", "ME")
    t.fill(A, "zap", "EEB")
    t.ready()
    t.say(A, "zap")
    assert t.options(A) == ["pow", "blast", "forgo"]
    t.say(A, "blast")
    assert t.health == [18, 14]
    assert t.asked != "attacks"


def test_blast_chain_reaction_and_smoke_screen():
    """blast: 2; chain-reaction: +2; smoke-screen: 3 defence."""
    t = duel("E B M X E A", "M E", "fuse", against="leech")
    t.fill(A, "blast", "EB")
    t.fill(A, "chain-reaction", "MX")
    t.fill(A, "smoke-screen", "EA")
    t.fill(B, "pow", "ME")
    t.ready()
    t.say(A, "blast")
    t.say(B, "pow")
    assert t.health == [20, 16]


# -- patchwork -------------------------------------------------------------------------------------------------------


def test_tinkerer():
    """KP-6.3, patchwork, tinkerer: one face for another that is no joker, or not."""
    t = duel("m", "B", "patchwork", against="leech")
    t.ready()
    assert t.options(A)[0] == "stop"
    t.say(A, ["swap-face", 0, 1, "energy"])
    assert (t.g.dice[A], t.pools[A]) == (("kBBBBBB",), "E")


def test_assemble():
    """assemble: an action die, blank too, and X-Factor; any face."""
    t = duel("b X", "B", "patchwork", against="leech")
    t.fill(A, "assemble", "bX")
    t.ready()
    t.say(A, "joker") if t.asked == "face_types" else t.say(A, "assemble", "joker")
    assert t.pools[A] == "W"


def test_scrap_cannon_and_spare_plating():
    """scrap-cannon: 4 attack; spare-plating: +2 defence."""
    t = duel("m b e T B", "M M E", "patchwork", against="leech")
    t.fill(A, "scrap-cannon", "mb")
    t.fill(A, "spare-plating", "e")
    t.fill(A, "block", "TB")
    t.fill(B, "wham", "MME")
    t.ready()
    t.say(A, "scrap-cannon")
    t.say(B, "wham")
    assert t.health == [19, 16]


# -- mindset ---------------------------------------------------------------------------------------------------------


def test_open_mind():
    """mindset, open-mind: one blank as X-Factor, once per round."""
    t = duel("B E B A", "B", "mindset", against="leech")
    t.fill(A, "grow", "BE")
    assert t.refuse(A, "activate", "BA") == "KP-2.3"
    t.say(A, ["take-back", "grow"])
    t.fill(A, "activate", "BA")
    t = duel("B E", "B", "fuse", against="leech")
    assert t.refuse(A, "grow", "BE") == "KP-2.3"


def test_psionic_attack():
    """psionic-attack: + all blanks placed by both."""
    t = duel("X B M E B", "B B", "mindset", against="leech")
    t.fill(A, "psionic-attack", "XB")
    t.fill(A, "pow", "ME")
    t.fill(B, "adapt", "BB")
    t.ready()
    t.say(A, "pow")
    assert t.health[B] == 14  # 3 + 1 + 2; the unplaced blank does not count


def test_mind_blast_comes_on_top():
    """KP-3.8, KP-3.12, mind-blast: in addition to one other base attack."""
    t = duel("B B M E E E B", "B", "mindset", against="leech")
    t.fill(A, "mind-blast", "BB")
    t.fill(A, "pow", "ME")
    t.fill(A, "zap", "EEB")
    t.ready()
    t.say(A, "zap")
    assert t.options(A) == ["mind-blast", "forgo"]
    t.say(A, "mind-blast")
    assert t.health[B] == 14
    assert t.asked != "attacks"


def test_thought_shield():
    """thought-shield: 1 + own blanks placed, at most 4."""
    t = duel("B B B B B", "B", "mindset", against="leech")
    t.fill(A, "thought-shield", "BB")
    t.fill(A, "mind-blast", "BB")
    t.ready()
    t.say(A, "forgo")
    assert t.defence[A] == 4


# -- echo ------------------------------------------------------------------------------------------------------------


def test_resonance():
    """echo, resonance: +1 after a round with an attack."""
    for before, health in ((True, 16), (False, 17)):
        t = duel("E E", "B", "echo", struck_before=(before, False), against="leech")
        t.fill(A, "sound-wave", "EE")
        t.ready()
        t.say(A, "sound-wave")
        assert t.health[B] == health  # sound-wave is 3


def test_reverberate():
    """reverberate: 2 defence; a blocked attack costs the attacker 1 health."""
    t = duel("B B", "E B", "echo", against="fuse")
    t.fill(A, "reverberate", "BB")
    t.fill(B, "blast", "EB")
    t.ready()
    t.say(B, "blast")
    assert t.health == [20, 19]


def test_replicate():
    """KP-3.14, replicate: a face of a type that a die placed by the opponent shows, no joker."""
    t = duel("X B", "M W A E", "echo", against="leech")
    t.fill(A, "replicate", "XB")
    t.fill(B, "pow", "MW")
    t.fill(B, "sucker-punch", "A")
    t.ready()
    t.say(B, "forgo")
    assert t.options(A) == ["might", "agility"]


# -- leech -----------------------------------------------------------------------------------------------------------


def test_thirst_and_leech_strike():
    """leech, thirst, leech-strike: 4 attack; 1 health for a hit of 3 or more."""
    t = duel("M X", "B", "leech", health=(10, 20))
    t.fill(A, "leech-strike", "MX")
    t.ready()
    t.say(A, "leech-strike")
    assert t.health == [11, 16]
    t = duel("M X", "T B", "leech", health=(10, 20))
    t.fill(A, "leech-strike", "MX")
    t.fill(B, "block", "TB")
    t.ready()
    t.say(A, "leech-strike")
    assert t.health == [10, 18]


def test_blood_price():
    """KP-6.5, blood-price: 1 health, and up to two dice again."""
    t = duel("B M E", "B", "leech")
    t.fill(A, "blood-price", "B")
    assert t.health[A] == 19
    t.say(A, ["reroll", 1])
    assert "roll" in t.options(A)
    t.say(A, ["reroll", 2])
    assert "ready" in t.options(A)
    t = duel("B M E", "B", "leech", health=(1, 20))
    t.fill(A, "blood-price", "B")
    assert t.match.result is not None
    assert t.match.result.winners == [B]


def test_sap_power():
    """KP-6.1, sap-power: the opponent returns a face of their choice, and you gain one."""
    t = duel("X T", "m", "leech", against="echo")
    before = t.g.supplies[0][6]
    t.fill(A, "sap-power", "XT")
    t.ready()
    assert t.g.dice[B] == ("kBBBBBB",)
    assert t.g.supplies[0][6] == before + 1
    t.say(A, "energy")
    assert t.pools == ["E", ""]
