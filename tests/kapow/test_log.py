"""What the log says: by which rule, with which figures, about whom; and what options are called."""

from __future__ import annotations

import pytest

from heldenrunde import Match
from heldenrunde.core.views import hear
from heldenrunde.texts import words
from tests.kapow.table import A, B, C, D, Table
from tests.kapow.test_automaton import coop, solo
from tests.kapow.test_teams import teams


def test_a_follow_up_cites_its_own_rule_and_what_it_did():
    """KP-4.2, sucker-punch: not the rule of powering up."""
    t = Table("A", "X E")
    t.fill(A, "sucker-punch", "A")
    t.fill(B, "grow", "XE")
    t.ready()
    assert "Player 2 triggers “Grow”. (KP-4.1)" in t.told()
    t.say(B, "red")
    assert "Follow-up, “Sucker Punch”: Player 2 loses 3 health (17 left). (KP-4.2)" in t.told()
    t = Table("A", "B")
    t.fill(A, "sucker-punch", "A")
    t.ready()
    assert "“Sucker Punch” (Player 1) has no effect. (KP-4.2)" in t.told()


def test_an_attack_says_its_base_its_target_and_its_sum():
    """KP-3.2, KP-3.3: and what is left of the one who is hit; a second attack has a rule of its own (KP-3.8)."""
    t = Table("M E X E X X", "T B", characters=("fuse", "echo"), health=(20, 20))
    t.fill(A, "pow", "ME")
    t.fill(A, "charge-up", "XE")
    t.fill(A, "combo", "XX")
    t.fill(B, "block", "TB")
    t.ready()
    t.say(A, "pow")
    assert t.told("de") == [
        "Spieler 1 greift Spieler 2 an, mit „Pow!“: (3 + 3) × 2 = 12. (KP-3.2)",
        "Spieler 2 verteidigt sich mit „Block“: 2. (KP-3.3)",
        "Spieler 2 wird getroffen: −10 (noch 10 Lebenspunkte). (KP-3.3)",
        *t.told("de")[3:],
    ]
    t = Table("M E E B", "B", characters=("fuse", "echo"), health=(20, 20))
    t.fill(A, "pow", "ME")
    t.fill(A, "blast", "EB")
    t.ready()
    t.say(A, "pow", "blast")
    assert t.told()[:2] == [
        "“Short Fuse”: Player 1 loses 2 health (18 left). (KP-6.5)",
        "Player 1 attacks Player 2 with “Blast”: 2. (KP-3.8)",
    ]


def test_what_takes_off_an_attack_stands_in_its_sum():
    """KP-3.11, slow-motion: never below 0."""
    t = Table("M E", "E A", characters=("fuse", "time-out"))
    t.fill(A, "pow", "ME")
    t.fill(B, "slow-motion", "EA")
    t.ready()
    t.say(A, "pow")
    assert "Player 1 attacks Player 2 with “Pow!”: 3 − 3 = 0. (KP-3.2)" in t.told()
    assert "Player 2 blocks the attack of Player 1. (KP-3.3)" in t.told()


def test_the_reveal_shows_dice_choices_and_arrows():
    """KP-3.1, KP-7.5: equal dice and sections are counted."""
    t = Table("M E E", "B B")
    t.fill(A, "press-on-1", "M")
    t.fill(A, "press-on-2", "E")
    t.ready()
    assert t.told("de")[1:3] == [
        "Spieler 1 zeigt Macht und 2 × Energie und hat gewählt: 2 × „Nachsetzen“. (KP-3.1)",
        "Spieler 2 zeigt 2 × Leer und hat nichts gewählt. (KP-3.1)",
    ]
    t = teams("M E", "B", "B", "B")
    t.fill(A, "pow", "ME")
    for seat, aim in ((A, D), (B, C), (C, A), (D, A)):
        t.say(seat, ["ready", aim])
    assert "Player 1 aims at Player 4, shows Might and Energy and has chosen: “Pow!”. (KP-7.5)" in t.told()
    t.say(A, "pow")
    assert "Player 1 attacks Player 4 with “Pow!”: 3. (KP-3.2)" in t.told()
    assert "Player 4 is hit: −3 (team: 17 health left). (KP-3.3)" in t.told()


def test_a_team_is_named_as_a_team():
    """KP-7.1, KP-7.2, KP-7.6, KP-7.7: marker, cards and victory belong to both, also if only the partner defended."""
    t = teams("B", "B", "B", "T B", marker=0)
    t.fill(D, "block", "TB")
    t.ready()
    assert "Higher defence (2 : 0): the starting-player marker goes to Player 3 and Player 4. (KP-7.6)" in t.told()
    told = Match.new("kapow", mode="teams", seed=1)
    lines = [told.game.tell(hear(event, 0)) for event in told.happened()]
    spoken = [f"{words('de', 'kapow').say(one['line'])} ({one['rule']})" for one in lines]
    assert any(line.startswith("Bündniskarten für Spieler 1 und Spieler 2: „") for line in spoken)
    assert any(line.startswith("Startspielermarker: Spieler ") and line.endswith("(KP-7.1)") for line in spoken)
    t = teams("M E", "B", "B", "B", health=(20, 3))
    t.fill(A, "pow", "ME")
    t.ready()
    t.say(A, "pow")
    assert t.told()[-1] == "Victory for Player 1 and Player 2! (KP-7.7)"


def test_who_heals_and_why():
    """KP-6.5, rescue, catch-breath: by which ability, and how much there is now."""
    t = Table("M M", "B", health=(10, 20))
    t.fill(A, "catch-breath", "MM")
    assert t.told() == [
        "Announced by Player 1: “Catch Breath”. (KP-2.5)",
        "“Catch Breath”: Player 1 gains 2 health (now 12). (KP-6.5)",
    ]
    t = Table("M M", "B")
    t.fill(A, "catch-breath", "MM")
    assert t.told()[1] == "“Catch Breath” (Player 1) has no effect. (KP-6.5)"
    t = solo("B", "M E", "leech", health=(20, 10))
    t.ready()
    assert "Row 2: “Leech” gains 1 health (now 11). (KP-6.5)" in t.told()


def test_a_card_of_both_is_announced_once():
    """KP-7.10, breathing-space: by the team."""
    t = teams("B M", "B E", "B", "B", cards="breathing-space")
    t.fill(A, "breathing-space-left", "B")
    assert t.told() == []
    t.fill(B, "breathing-space-right", "B")
    assert t.told() == ["Announced by Player 1 and Player 2: “Breathing Space”. (KP-7.10)"]


def test_a_face_that_changes_hands_is_told_once():
    """KP-6.2, stolen-kiss"""
    t = Table("X T", "B", characters=("coquette", "echo"), pools=("", "M"))
    t.fill(A, "stolen-kiss", "XT")
    t.ready()
    assert "Player 2 gives Player 1 a face: Might. (KP-6.2)" in t.told()
    assert t.happened("gain-face") == 0


def test_an_automaton_says_attack_and_defence_and_whom_it_attacks():
    """KP-8.3, KP-8.9, KP-8.7: and what it attaches."""
    t = solo("B", "M M M T b", "fuse", character="echo")
    t.ready()
    assert "“Fuse” shows 3 × Might, Toughness and Blank and places: attack 8, defence 2. (KP-8.3)" in t.told()
    assert "“Fuse” attacks Player 1: 8. (KP-8.9)" in t.told()
    attached = [line for line in t.told() if line.startswith("“Fuse” has attached faces. On action dice: ")]
    assert attached[0].endswith("(KP-8.7)")


@pytest.mark.parametrize(("health", "rule"), [((9, 10), "KP-5.3"), ((10, 9), "KP-5.3")])
def test_a_victory_after_the_last_round_cites_the_last_round(health, rule):
    """KP-5.3: not the knock-out."""
    t = Table("B", "B", health=health, on=True, round=30)
    t.ready()
    assert t.told()[-1].startswith("The last round is over. Victory for Player")
    assert t.told()[-1].endswith(f"by 10 : 9 health! ({rule})")


def test_a_lost_match_names_the_automata_and_has_no_first_place():
    """KP-3.4, KP-9.4: the automata have won, with what they have left."""
    t = coop("B", "B", "M M M", "B", health=(2, 30), characters=("fuse", "leech", "tough-nut", "echo"))
    t.ready()
    result = t.match.result
    assert result is not None
    assert (result.winners, result.places) == ([], [3, 3])
    assert [rival.score for rival in result.rivals] == [30, 30]
    scene = t.match.game.scene(t.match.view(A), A)
    spoken = [words("de", "kapow").say(line) for line in scene.headline]
    assert spoken[-1] == "Sieg für „Harte Nuss“ und „Nachhall“ (noch 30 Lebenspunkte)."


def test_options_say_what_a_box_costs_and_does():
    """KP-2.2, KP-2.3: also sections, pairs and halves of alliance cards."""
    t = teams("M E X X", "B", "B", "B", cards="double-team")
    assert t.label(A, ["choose", "pow"], "de") == "Füllen: „Pow!“ (Macht + Energie → Basisangriff: 3)"
    assert (
        t.label(A, ["choose", "press-on-1"]) == "Fill “Press On”, section 1 (Might, no joker → Attack boost: +1 each)"
    )
    assert t.label(A, ["choose", "combo"]) == "Fill “Combo” (X-Factor = X-Factor → Attack multiplier: ×2)"
    assert t.label(A, ["choose", "double-team-left"]) == "Fill “Double Team” (Might → Attack boost: +2)"


def test_action_dice_are_counted_alike():
    """KP-6.2, KP-5.1: the first action die is number 1 wherever a face is named on it."""
    t = Table("X T", "B m", characters=("coquette", "echo"), pools=("", "E"))
    t.fill(A, "stolen-kiss", "XT")
    t.ready()
    assert t.label(B, ["face", 1, 1]) == "Give up Might (from action die 1)"


def test_questions_about_automata_do_not_speak_of_the_own_side():
    """KP-9.4"""
    t = coop("B", "B", "m", "m")
    t.ready()
    question = t.match.game.scene(t.match.view(A), A).question
    assert question is not None
    assert (words("en", "kapow").say(question.text), question.rule) == ("Which automaton attacks first?", "KP-9.4")


def test_arrows_and_halves_stand_in_the_scene_once_they_are_open():
    """KP-7.5, KP-7.8: in the own team as soon as somebody is ready, for all after the reveal."""
    t = teams("M E", "B", "B", "B", cards="double-team")
    t.fill(A, "pow", "ME")
    t.say(A, ["turn", "double-team"], ["ready", D])

    def seen(viewer: int | None) -> tuple[bool, list[str]]:
        scene = t.match.game.scene(t.match.view(viewer), viewer)
        card = next(zone for zone in scene.zones if zone.id == "alliances-0").pieces[0]
        halves = [words("en", "kapow").say(badge.name) for badge in card.badges[1:]]
        return any(state.id == "state-aims" for state in scene.seats[A].states), halves

    turned = ["Player 1: Energy → Attack boost: +2", "Player 2: Might → Attack boost: +2"]
    assert seen(B) == (True, turned)
    assert seen(C) == seen(None) == (False, [])
    for seat in (B, C, D):
        t.say(seat, ["ready", t.g.opposite(seat)])
    assert seen(C) == seen(None) == (True, turned)
