# KAPOW!: Texte der Regeln, Tableaus und Karten, deutsch.
# In einer Regel ist jede Zeile eine Gruppe von Sätzen. „(Eigene Festlegung.)“ am Ende einer Zeile gilt für diese Zeile,
# auf einer eigenen Zeile für die ganze Regel: Dort schweigen die veröffentlichten Regeln oder sind unklar.

game = KAPOW!
    .about = Ein Duell von Helden und Schurken mit Würfeln, die ihr selbst baut. Hinter dem Sichtschirm verteilst du deinen Wurf auf Angriffe, Verteidigungen und Pläne; dann fallen die Schirme, es kracht, und wer noch steht, steckt neue Seiten auf die Würfel. Für eine Person gegen eine KI, zwei gegeneinander oder gemeinsam gegen zwei KIs, oder vier in zwei Teams.
    .length = 20–40 Minuten

# Woher Tableaus, Zahlen und Karten kommen: Eine öffentliche Liste gibt es nicht.
-known = Aus den veröffentlichten Regeln
-part = Name aus den veröffentlichten Regeln; Würfel und Zahlen, wo diese schweigen, von Heldenrunde
-own = Eigene Angabe von Heldenrunde, zur Ergänzung


## Kapitel

chapter-KP-1 = Aufbau
chapter-KP-2 = Phase 1: Fähigkeiten wählen
chapter-KP-3 = Phase 2: Angreifen und verteidigen
chapter-KP-4 = Phase 3: Aufrüsten und nachrüsten
chapter-KP-5 = Phase 4: Aufräumen
chapter-KP-6 = Würfel, Seiten, Lebenspunkte
chapter-KP-7 = Zwei gegen zwei
chapter-KP-8 = Solo
chapter-KP-9 = Kooperativ


## KP-1 Aufbau

rule-KP-1-1 =
    Alle haben einen Sichtschirm, ein Spielertableau (für alle das gleiche) und einen Lebenspunktezähler. Alle Eigenschaftswürfel, Aktionswürfel und losen Seiten bilden den allgemeinen Vorrat; auf keinem Würfel steckt eine Seite. Der Vorrat enthält, was in der Schachtel ist, und nicht mehr; auch eure Startwürfel und -seiten kommen daraus.
rule-KP-1-2 =
    Erstes Spiel, sobald jemand von euch neu ist: ohne Charaktertableaus. Du hast 20 Lebenspunkte, mehr werden es nie, je einen Eigenschaftswürfel in Rot, Gelb, Lila, Grün und Blau und einen Aktionswürfel, auf dem eine einzige Joker-Seite steckt. Wer beginnt, wird ausgelost.
rule-KP-1-3 =
    Haben alle schon gespielt, bekommt jeder ein Charaktertableau. Es sagt, wie viele Lebenspunkte du hast (mehr werden es nie) und mit welchen Würfeln und Seiten du beginnst. Der Charakter mit den wenigsten Lebenspunkten bekommt den Startspielermarker. Bei Gleichstand geht er an einen ausgelosten Schurken unter den Gleichen; ist kein Schurke dabei, wird unter ihnen gelost.
rule-KP-1-4 =
    Die Seiten sind Macht und Energie (offensiv), Zähigkeit und Gewandtheit (defensiv), X-Faktor und Joker (spezial) sowie leer. Jeder Eigenschaftswürfel außer dem roten hat eine leere Seite. Ein Aktionswürfel hat sechs Plätze für Seiten; ein unbesetzter Platz ist leer.
rule-KP-1-5 =
    Alle können gegen alle kämpfen, auch Held gegen Held und Schurke gegen Schurke.
    Charaktere werden frei gewählt oder ausgelost, offen und bevor gewürfelt wird. Keiner nimmt zweimal teil. Wer mit mehreren Aktionswürfeln beginnt, verteilt seine Startseiten beliebig auf sie, außer das Tableau sagt, welche Seite wohin gehört. (Eigene Festlegung.)
rule-KP-1-6 =
    Eine Runde hat vier Phasen; niemand beginnt die nächste, bevor alle fertig sind. Phase 1 und 4 spielen alle gleichzeitig, Phase 2 und 3 der Reihe nach; es beginnt, wer dann gerade den Marker hat. Runde folgt auf Runde, bis jemand K.O. geht.


## KP-2 Phase 1: Fähigkeiten wählen

rule-KP-2-1 =
    Schirme hoch! Alle werfen gleichzeitig alle ihre Würfel, auch Aktionswürfel ohne Seiten. Dann darfst du Würfel auf Fähigkeiten deines Spielertableaus und deines Charaktertableaus legen.
    Ein Würfel bleibt liegen, wenn er nirgends passt oder wenn du es so willst. (Letzteres eine eigene Festlegung.)
rule-KP-2-2 =
    Eine Fähigkeit ist gewählt, wenn in ihrem Kästchen genau die richtige Anzahl und Art von Würfeln liegt. Fähigkeiten, die keine Würfel brauchen, sind jede Runde gewählt. Jede gewählte Fähigkeit und jeder gefüllte Abschnitt wirkt einmal in der Runde, zum angegebenen Zeitpunkt.
rule-KP-2-3 =
    Ein Platz in einem Kästchen kann verlangen: ein Symbol; eine leere Seite; irgendeinen Würfel, auch leer; irgendeinen Aktionswürfel, auch leer; einen nicht-leeren Aktionswürfel; nur einen Joker; ein Symbol, aber keinen Joker; ein übereinstimmendes Paar, also zwei gleiche Seiten, von denen eine ein Joker sein darf; oder eines von mehreren Dingen.
    Ein Joker darf für all das stehen, auch für leer, wenn er nicht ausgeschlossen ist. Einzelheiten: KP-2.8 und KP-2.9.
rule-KP-2-4 =
    Fähigkeiten mit „beliebig viele füllen“ haben Abschnitte. Jeder kann einmal pro Runde gefüllt werden, einer nach dem anderen, auch zu verschiedenen Zeiten der Phase.
rule-KP-2-5 =
    Sofort-Fähigkeiten werden laut angesagt und wirken gleich, noch hinter dem Schirm. Die Würfel darauf können in dieser Phase nicht mehr bewegt und nicht neu geworfen werden. Alles andere darfst du ändern, so oft du willst, bis alle bereit sind, auch nach einer Ansage der anderen Seite.
rule-KP-2-6 =
    Ein Joker oder ein anderer Würfel, der für etwas einspringt, zählt nur für den Platz, auf dem er liegt, als der andere Typ. Alles andere sieht die geworfene Seite.
rule-KP-2-7 =
    Bevor die Schirme stehen und nachdem sie fort sind, dürfen alle die Würfel und Seiten der anderen ansehen: wie viele, welche und wie sie gebaut sind. Was hinter einem Schirm geworfen wird, ist geheim.
rule-KP-2-8 =
    Ein offenes Paar (beliebig = beliebig) füllen zwei gleiche Seiten, auch zwei leere oder zwei Joker, oder ein Joker mit irgendeiner Seite, auch leer. Ein Paar mit einem Symbol braucht mindestens einen Würfel, der es zeigt; der andere darf ein Joker sein. Verlangt ein Platz des Paars mehr (nicht leer), darf der Joker für das Paar ein anderer Typ sein als für seinen Platz: leer links und Joker rechts bezahlen „beliebig = nicht leer“, Joker links und leer rechts nicht. (Eigene Festlegung.)
rule-KP-2-9 =
    Auf einen Platz für einen Aktionswürfel passt nur ein echter Aktionswürfel: Der Joker eines Eigenschaftswürfels springt dafür nie ein, der Joker eines Aktionswürfels ist nicht leer. Wo seine Seite oder „beliebiger Würfel“ passt, darf ein Aktionswürfel liegen wie jeder andere.
rule-KP-2-10 =
    Nach einem neuen Wurf zählt nur die neue Seite.
    Ein gelegter Würfel darf neu geworfen werden, wenn er nicht auf einer Sofort-Fähigkeit liegt. Er wird vorher heruntergenommen, und was er bezahlt hat, ist nicht mehr gewählt, außer das Kästchen wird wieder gefüllt. Eine Sofort-Fähigkeit, die andere Würfel neu wirft, wirft nie die, mit denen sie bezahlt ist. (Eigene Festlegung.)
rule-KP-2-11 =
    Die Phase endet, wenn alle zugleich bereit sind; erst dann fallen die Schirme. Bis dahin darf, wer bereit ist, das offen zurücknehmen und weiter ändern. Eine Ansage hebt die Bereitschaft der anderen auf; was jemand dabei nennt, gehört zur Ansage. Am Ende zählen nur ganz gefüllte Kästchen: Würfel in halb gefüllten gelten als nicht gelegt. (Eigene Festlegung.)
rule-KP-2-12 =
    Der Name einer Sofort-Fähigkeit ist öffentlich, ebenso jede Änderung von Lebenspunkten und Marken durch sie. Womit sie bezahlt wurde, was neu geworfen wurde und was dabei fiel, bleibt bis zum Aufdecken geheim. (Eigene Festlegung.)


## KP-3 Phase 2: Angreifen und verteidigen

rule-KP-3-1 =
    2A, aufdecken: Alle Schirme fallen zugleich.
rule-KP-3-2 =
    2B, angreifen: Vom Startspieler an darf jeder angreifen. Dein Angriff ist (Basis + alle Verstärker) × Multiplikator. Pro Runde hast du einen Basisangriff; ohne ihn gibt es keinen Angriff, und Verstärker und Multiplikator verfallen. Höchstens ein Multiplikator zählt, und immer nach den Verstärkern.
rule-KP-3-3 =
    Wer angegriffen wird, verteidigt sich. Die Verteidigung wird ebenso berechnet: eine Basis, alle Verstärker, ein Multiplikator; ohne Basis ist sie 0. Ist sie mindestens so hoch wie der Angriff, ist er geblockt. Sonst kostet die Differenz Lebenspunkte. Verteidigungen, die Seiten bringen, bringen sie jetzt; angelegt werden sie in Phase 4.
rule-KP-3-4 =
    Mit 0 oder weniger Lebenspunkten, gleich warum und in welcher Phase, bist du K.O.: Die Partie endet sofort, und die andere Seite gewinnt, auch wenn später in der Runde noch Heilung gekommen wäre. Wiederbelebt wird niemand.
    Bringt ein einziger Effekt beide auf 0, endet die Partie unentschieden. (Eigene Festlegung.)
rule-KP-3-5 =
    2C, bereithalten: Wer sich noch nicht verteidigt hat, löst jetzt seine Verteidigungsfähigkeiten aus, der Reihe nach. So kann es noch Seiten geben.
rule-KP-3-6 =
    2D, neuer Startspieler: Die höchste Verteidigung der Runde nimmt sich den Marker, und er gilt schon für Phase 3. Bei Gleichstand, auch bei 0 : 0, bleibt er, wo er ist.
rule-KP-3-7 =
    Angriff und Verteidigung gelten nur für diese Runde. Die Würfel bleiben bis Phase 4 auf den Tableaus.
rule-KP-3-8 =
    Manche Charaktere können mehrere Basisangriffe nutzen und greifen dann mehrmals an, jedes Mal mit allen Verstärkern und dem Multiplikator. Wer sich verteidigt, löst Verteidigungsfähigkeiten nur beim ersten Angriff der Runde aus, zieht die gesamte Verteidigung aber von jedem ab.
rule-KP-3-9 =
    Wirken mehrere deiner Fähigkeiten im selben Moment, bestimmst du ihre Reihenfolge, in jeder Phase.
rule-KP-3-10 =
    Von mehreren gewählten Basen und von mehreren gewählten Multiplikatoren löst du eine aus und überspringst die anderen. Eine übersprungene Fähigkeit tut gar nichts: Auch ihre Seiten und sonstigen Effekte bekommst du nicht.
    Welche es ist, entscheidest du, wenn du angreifst oder dich verteidigst; den Angriff kennst du dann. Du darfst auch auf den Angriff verzichten; Verstärker und Multiplikator verfallen dann. Alle übrigen gewählten Fähigkeiten wirken, ob du willst oder nicht, außer sie sagen „darfst“. (Eigene Festlegung.)
rule-KP-3-11 =
    Ein Basisangriff ist auch dann ein Angriff, wenn zusammen nur 0 herauskommt: Es ist der Moment, in dem sich der andere verteidigt. Unter 0 fällt keine Summe. (Eigene Festlegung.)
rule-KP-3-12 =
    Mehrere Angriffe folgen einer auf den anderen, jeder wird ganz abgehandelt, in der Reihenfolge des Angreifers. Die Verteidigung, die beim ersten Angriff oder in 2C feststand, gilt für die Runde und wird in 2D verglichen. (Eigene Festlegung.)
rule-KP-3-13 =
    Verstärker, die vor der Basis kommen, warten auf sie. Ohne Basis verfallen sie. (Eigene Festlegung.)
rule-KP-3-14 =
    Nach dem Aufdecken wirkt eine gewählte Fähigkeit auch dann, wenn ihre Würfel oder Seiten verändert oder weggenommen werden. Nichts wird gedreht oder neu geworfen. Was auf eine Seite schaut, sieht, was jetzt da ist. (Eigene Festlegung.)


## KP-4 Phase 3: Aufrüsten und nachrüsten

rule-KP-4-1 =
    3A: Vom Startspieler an löst jeder die Fähigkeiten für „Aufrüsten“ und „beim Aufrüsten“ aus. Würfel und Seiten, die du bekommst, gehen in deinen Pool. Einer wird fertig, bevor der Nächste beginnt.
rule-KP-4-2 =
    3B: Vom Startspieler an löst jeder die Fähigkeiten für „Nachrüsten“ aus. Sie gehören nicht zum Aufrüsten und beginnen, wenn alle aufgerüstet haben.
rule-KP-4-3 =
    Wer zuerst an der Reihe ist, hat die erste Wahl aus dem Vorrat.


## KP-5 Phase 4: Aufräumen

rule-KP-5-1 =
    4A: Alle Würfel verlassen die Tableaus und Bündniskarten und gehen an ihre Besitzer zurück. 4B: Alle dürfen alle ihre Seiten, neue wie alte, auf ihren Aktionswürfeln umstecken, ganz wie sie wollen. Seiten dürfen auch lose im Pool bleiben.
    Auf jeden Platz passt eine Seite. Du wählst, ohne zu sehen, was die anderen tun, und darfst „fertig“ zurücknehmen, bis alle fertig sind; danach ist alles offen. (Eigene Festlegung.)
rule-KP-5-2 =
    Dann beginnt die nächste Runde mit Phase 1. Der Marker bleibt, wo KP-3.6 ihn hingelegt hat.
rule-KP-5-3 =
    Eine Partie hat höchstens so viele Runden, wie am Tisch eingestellt sind, sonst 30. Nach der letzten gewinnt die Seite mit mehr Lebenspunkten; bei gleich vielen endet sie unentschieden. (Eigene Festlegung, damit jede Partie ein Ende hat.)



## KP-6 Würfel, Seiten, Lebenspunkte

rule-KP-6-1 =
    Was du bekommst, verlierst oder tauschst, kommt aus dem Vorrat und geht dorthin, wenn nichts anderes gesagt ist. Ein Aktionswürfel, der zurückgeht, gibt seine Seiten an den Vorrat ab. Was der Vorrat nicht hat, kann niemand bekommen.
rule-KP-6-2 =
    Ein Würfel, den du bekommst, ohne ihn werfen zu sollen, ist ab der nächsten Runde brauchbar. Eine Seite, die du bekommst, ohne sie anlegen zu sollen, wartet auf Phase 4. Zum Anlegen braucht es einen leeren Platz; fehlt er, bleibt die Seite in deinem Pool. Musst du eine Seite abgeben, nimmst du sie aus dem Pool oder von einem Würfel, wie du willst.
rule-KP-6-3 =
    Tauschen ist weder Bekommen noch Abgeben.
rule-KP-6-4 =
    Ein Eigenschaftswürfel ist kein Aktionswürfel: Eine Fähigkeit gibt die Art, die sie nennt. Ein Aktionswürfel, den du bekommst, hat keine Seiten. „Nicht-Joker-Seite“ meint einen der fünf farbigen Typen, „Seite“ allein jeden Typ, auch Joker.
rule-KP-6-5 =
    Mehr Lebenspunkte als am Anfang hast du nie; Heilung darüber hinaus verfällt. Ein Verlust von Lebenspunkten ist kein Angriff: Er geht an jeder Verteidigung vorbei und trifft sofort, auch wenn dich eine eigene Fähigkeit Lebenspunkte kostet.
rule-KP-6-6 =
    Fähigkeiten mit „diese Runde“ gelten, wann immer es passt. Fähigkeiten mit mehreren Zeitpunkten wirken zu jedem davon.
rule-KP-6-7 =
    Wer etwas bekommt, wählt Farbe oder Typ, außer die Fähigkeit legt es fest. Hat der Vorrat nichts davon, nimm etwas anderes, das die Fähigkeit erlaubt; gibt es nichts, bekommst du nichts. Mehreres kommt nacheinander. (Eigene Festlegung.)
rule-KP-6-8 =
    Wird eine Seite von einem Würfel genommen, bleibt ein leerer Platz. Wer abgeben soll, was er nicht hat, gibt nichts ab. (Eigene Festlegung.)


## KP-7 Zwei gegen zwei

rule-KP-7-1 =
    Ihr spielt mit zwei Schachteln: Jedes Team hat seinen eigenen Vorrat und einen gemeinsamen Lebenspunktezähler mit der Summe beider Charaktere; mehr werden es nie. Das Team mit weniger Lebenspunkten beginnt; bei Gleichstand das mit mehr Schurken; sonst entscheidet das Los.
rule-KP-7-2 =
    Jedes Team bekommt 4 Bündniskarten, je eine in Orange, Grün, Blau und Lila. Sie werden Farbe für Farbe ausgelost oder gedraftet: Das Startteam nimmt eine und lässt den anderen die zweite dieser Farbe; diese nehmen zwei in verschiedenen Farben und lassen deren Gegenstücke; das Startteam nimmt eine der letzten Farbe und lässt das Gegenstück.
rule-KP-7-3 =
    Eine Bündniskarte hat zwei Hälften, für jeden im Team eine. Das Team darf sie jede Runde umdrehen, bevor Würfel darauf liegen. Sie wirkt nur, wenn auf beiden Hälften alles bezahlt ist. Du legst nur auf deine Hälfte und bekommst nur ihre Effekte.
rule-KP-7-4 =
    „Der Reihe nach“ heißt: Team für Team, das Startteam zuerst. Im Team handelt einer nach dem anderen, in einer Reihenfolge, die ihr für jeden Schritt neu wählt.
rule-KP-7-5 =
    Bevor die Schirme fallen, zielt jeder heimlich auf einen von der Gegenseite. Das ist „dein Gegner“ für alle Fähigkeiten und den Angriff dieser Runde. Im Team dürft ihr euch heimlich absprechen. Die Pfeile werden mit den Tableaus aufgedeckt und bleiben für alle sichtbar.
rule-KP-7-6 =
    Wer mehrmals angegriffen wird, löst Verteidigungsfähigkeiten nur beim ersten Angriff aus und zieht die gesamte Verteidigung von jedem ab. Das Team mit der höheren Summe an Verteidigung nimmt sich den Marker; bei Gleichstand bleibt er.
rule-KP-7-7 =
    Das Team, das das andere zuerst auf 0 Lebenspunkte bringt, gewinnt.
rule-KP-7-8 =
    Bündniskarten liegen zwischen den beiden im Team; solange die Schirme stehen, sieht die Gegenseite sie nicht.
    Welche Karten ein Team hat, ist öffentlich. Wie sie gedreht sind und was darauf liegt, ist bis zum Aufdecken geheim. Im Team ist nichts geheim. (Eigene Festlegung.)
rule-KP-7-9 =
    Jeder hat eigene Tableaus, Würfel, Seiten, einen Pfeil und einen Schirm, und pro Runde einen Basisangriff, eine Basisverteidigung und je einen Multiplikator, Bündnishälften eingerechnet. Bekommen kannst du nur etwas aus dem Vorrat deines Teams.
rule-KP-7-10 =
    Eine Bündniskarte darf gedreht werden, auch nach dem Wurf, solange kein Würfel darauf liegt. Eine sofortige wirkt für beide, sobald beide Hälften gefüllt sind und beide zustimmen; von da an liegen ihre Würfel fest. Der Effekt einer Hälfte kommt zu seinem Zeitpunkt, im Zug dessen, dem sie gehört. Ist die andere Hälfte nicht gefüllt, wirkt die Karte für niemanden, und ihre Würfel gelten als nicht gelegt. (Eigene Festlegung.)
rule-KP-7-11 =
    2C ist für alle, die nicht angegriffen wurden, das Startteam zuerst. In der Summe zählen die Verteidigungen von beiden. (Eigene Festlegung.)


## KP-8 Solo

rule-KP-8-1 =
    Aufbau mit Charaktertableaus. Die KI hat weder Sichtschirm noch Spielertableau und benutzt die Soloseite ihres Charakters. Lebenspunkte, Würfel und Seiten sind die der Vorderseite. Für den Marker gilt KP-1.3.
rule-KP-8-2 =
    Phase 1 hat zwei Schritte: Erst würfelst und wählst du, dann wirft und legt die KI. Danach änderst du nichts mehr.
rule-KP-8-3 =
    Die KI geht ihre Fähigkeiten von oben nach unten durch. Sie wählt jede, die sie mit den übrigen Würfeln füllen kann, von Abschnitten so viele wie möglich, und geht weiter zur nächsten.
rule-KP-8-4 =
    Sie legt so wenige Joker wie möglich, und dann so wenige Aktionswürfel wie möglich. Von mehreren Effekten einer Liste nimmt sie den obersten, der geht, aber einen tieferen, wenn er weniger Joker oder Aktionswürfel kostet. Nur mit Jokern nimmt sie den obersten.
rule-KP-8-5 =
    „2 Angriff“, „Eigenschaftswürfel“ und so weiter geben einfach, was dasteht. Die KI kennt keine Basen, Verstärker und Multiplikatoren: Sie zählt all ihren Angriff zusammen und all ihre Verteidigung. Würfel und Seiten bekommt sie beim Aufrüsten, nicht beim Verteidigen, wenn nichts anderes dasteht.
rule-KP-8-6 =
    Muss die KI einen Typ wählen, auch für dein Anpassen, entscheidet das Los. Jede Farbe und jeder Typ, die möglich und vorhanden sind, haben die gleiche Chance, gleich wie oft es sie gibt.
    Gibt sie eine Seite ab, wird so der Typ gelost; sie nimmt die Seite aus ihrem Pool, wenn dort eine liegt, sonst vom ersten Aktionswürfel, auf dem sie steckt. (Eigene Festlegung.)
rule-KP-8-7 =
    Beim Aufräumen legt sie so viele Seiten an wie möglich, Würfel für Würfel, Joker zuerst. Die Reihenfolge der anderen Seiten wählst du. Umgesteckt wird bei ihr nie.
rule-KP-8-8 =
    Für eine Fähigkeit vergleicht die KI alle Arten, sie mit den übrigen Würfeln zu füllen: die meisten Abschnitte, dann insgesamt die wenigsten Joker, dann insgesamt die wenigsten Aktionswürfel, dann die höchsten Einträge, bester Abschnitt zuerst. Für „beliebiger Würfel“ nimmt sie von dem, was dann bleibt, zuerst leer, dann Macht, Energie, Zähigkeit, Gewandtheit, X-Faktor und zuletzt Joker. Für spätere Zeilen spart sie nie. Ein Joker zählt als Joker, wo immer er liegt, auch als „beliebiger Würfel“ oder als nicht-leerer Aktionswürfel. (Eigene Festlegung.)
rule-KP-8-9 =
    All ihr Angriff ist ein einziger Angriff, den sie macht, wenn davon nach allem, was ihn senkt, mehr als 0 bleibt. All ihre Verteidigung ist eine Verteidigung. Was eine Zeile sonst tut, ohne einen Zeitpunkt zu nennen, etwa Lebenspunkte oder deine Verluste, geschieht beim Aufrüsten, von der obersten Zeile zur untersten. Wo eine Regel ihren Besitzer wählen lässt, werden Seiten und Würfel wie in KP-8.6 bestimmt. (Eigene Festlegung.)
rule-KP-8-10 =
    Für deine Fähigkeiten ist die KI der Gegner: Würfel, die sie bekommen hat, Seiten, die sie zeigt, und leere Seiten, die sie gelegt hat, zählen. (Eigene Festlegung.)
rule-KP-8-11 =
    Es gibt drei Stufen. Normal: wie auf den Tableaus. Leicht: Die KI beginnt mit 3 Lebenspunkten weniger, und ihr Angriff ist jede Runde um 1 niedriger. Schwer: Sie beginnt mit 3 Lebenspunkten mehr, und ihr Angriff ist jede Runde um 1 höher, wenn sie einen hat. Mehr Lebenspunkte als am Anfang hat sie nie; wer beginnt, sagen die Tableaus. Spielt ihr zusammen, gilt das für jede der beiden KIs. (Eigene Festlegung.)


## KP-9 Kooperativ

rule-KP-9-1 =
    Zwei Personen gegen zwei KIs. Aufbau wie zwei gegen zwei, aber ohne Schirme und Pfeile; die KIs haben weder Spielertableaus noch Bündniskarten, und ihre Soloseiten liegen oben. Phase 1 hat zwei Schritte wie im Solospiel: erst die Spieler, dann die KIs.
rule-KP-9-2 =
    Alle greifen den Charakter der Gegenseite mit der höchsten Verteidigung an; sind beide gleich, den, der gegenübersitzt. Außerhalb eines Angriffs ist „dein Gegner“ oder „der Spieler“ immer, wer gegenübersitzt, auch mit der niedrigeren Verteidigung. In einem Angriff ist es, wer angegriffen wird.
rule-KP-9-3 =
    Nach dem Aufdecken sagt jeder, welche Basisverteidigung und welcher Multiplikator zählen werden. So stehen alle vier Verteidigungen vor dem ersten Angriff fest. Die Fähigkeiten selbst wirken wie immer, beim ersten Angriff oder in 2C. (Eigene Festlegung.)
rule-KP-9-4 =
    Die Spieler bekommen von jeder Farbe eine Bündniskarte, ausgelost. Jede KI sitzt jemandem gegenüber, der für sie wirft und legt. Die Spieler wählen, in welcher Reihenfolge die KIs handeln und was KP-8.7 offen lässt. Die KIs teilen sich einen Vorrat und einen Lebenspunktezähler. (Eigene Festlegung.)


## Beispiele. H ist die Heldin, S der Schurke; A und B sind beliebige Spieler.

example-KP-1 =
    H wirft X-Faktor, Joker, Energie, Gewandtheit und einen leeren Aktionswürfel. Sie bezahlt Wachsen mit X-Faktor und Energie, Block mit dem Joker und der leeren Seite und Unerwarteter Schlag mit Gewandtheit. S wirft zweimal leer, Macht, Gewandtheit und Energie. Er bezahlt Pow! mit Macht und Energie, legt einmal leer auf Zeitsprung, sagt ihn an, wirft den anderen leeren Würfel neu und bekommt X-Faktor; mit Gewandtheit reicht das für Aktivieren.
    S beginnt: Angriff 3 gegen Verteidigung 2, H hat noch 19 Lebenspunkte. H hat sich höher verteidigt (2 : 0), nimmt den Marker und rüstet zuerst auf: ein roter Eigenschaftswürfel. S bekommt einen Aktionswürfel und eine Energie-Seite. Beim Nachrüsten kostet ihn Unerwarteter Schlag 3 Lebenspunkte für den Würfel. Es steht 19 : 17.
    Regeln: KP-2.5, KP-3.2, KP-3.3, KP-3.6, KP-4.1, KP-4.2.
    .title = Eine Runde
example-KP-2 =
    Pow! (3), Wamm! (5), Aufladen (+3) und Kombination (×2) sind gewählt: (5 + 3) × 2 = 16. Pow! wird übersprungen. Ein zweiter Multiplikator änderte nichts: ×2, nie ×4. Ohne Pow! und Wamm! gibt es keinen Angriff, und Aufladen und Kombination verfallen.
    Regeln: KP-3.2, KP-3.10.
    .title = Eine Basis, ein Multiplikator
example-KP-3 =
    Beide Abschnitte von Wappnen und Reflexe sind gewählt, aber keine Basisverteidigung: Die Verteidigung ist 0, ein Angriff von 3 kostet 3 Lebenspunkte. Sprung und Festung sind beide gewählt: Nur eine wirkt. Mit Festung ist das Verteidigung 4 und genau eine Seite, keine von Sprung.
    Regeln: KP-3.3, KP-3.10.
    .title = Ohne Basis keine Verteidigung
example-KP-4 =
    Niemand greift an, und A hat Sprung gewählt. Die Seite kommt in 2C, die Verteidigung von 2 gegen 0 nimmt den Marker, und A rüstet noch in dieser Runde zuerst auf.
    Regeln: KP-3.5, KP-3.6.
    .title = Bereithalten
example-KP-5 =
    A hat den Marker und greift mit 5 an. B hat 4 Lebenspunkte, keine Verteidigung und einen gewaltigen Angriff in Wartestellung: B ist K.O., dieser Angriff kommt nie. Hätte B in Phase 1 Durchatmen angesagt, wären es 6 − 5 = 1, und B schlüge zurück. Bei 19 von 20 Lebenspunkten gibt es 1.
    Regeln: KP-2.5, KP-3.4, KP-6.5.
    .title = K.O. ist K.O.
example-KP-6 =
    Lunte hat 2 Lebenspunkte und Sprengung (2), Pow! (3) und Kettenreaktion (+2) gewählt, gegen Festung (4) und 4 Lebenspunkte. Zuerst Pow!: 5 − 4 = 1, und die Gegenseite bekommt eine Seite. Macht Lunte weiter, kostet Kurze Lunte 2 Lebenspunkte, und Lunte ist vor dem zweiten Angriff K.O. Mit 3 Lebenspunkten kommt er: 4 − 4 = 0, und keine zweite Seite.
    Regeln: KP-3.4, KP-3.8, KP-3.12, KP-6.5.
    .title = Zwei Angriffe
example-KP-7 =
    Durchatmen (beliebig = nicht leer): Leer und Joker bezahlen, zwei Joker bezahlen, Macht und Macht bezahlen, zweimal leer nicht. Kopfnuss (Zähigkeit = Zähigkeit): Zähigkeit und Joker bezahlen, für einen Angriff von 2 + 1 = 3, denn nur ein Würfel zeigt Zähigkeit; zwei Joker bezahlen nicht.
    Regeln: KP-2.6, KP-2.8.
    .title = Paare und Joker
example-KP-8 =
    Laserbatterie (Energie und ein nicht-leerer Aktionswürfel): Ein Eigenschaftswürfel mit Joker bezahlt die Energie, nie den Aktionswürfel; ein Aktionswürfel mit Joker bezahlt beides; ein Aktionswürfel ohne Seite keins von beiden.
    Regeln: KP-2.3, KP-2.9.
    .title = Aktionswürfel
example-KP-9 =
    Macht und Energie liegen auf Pow!, einmal leer auf Zeitsprung. Der neue Wurf nimmt die Energie von Pow!, sie zeigt nun Zähigkeit: Pow! ist nicht mehr gewählt, die Macht wieder frei. Der leere Würfel auf Zeitsprung bleibt liegen, und kein weiterer Abschnitt kann ihn neu werfen. Die andere Seite war schon bereit, darf nun aber alles ändern, was nicht auf Sofort-Fähigkeiten liegt.
    Regeln: KP-2.5, KP-2.10, KP-2.11.
    .title = Gelegtes neu werfen
example-KP-10 =
    Im Vorrat ist noch ein roter Würfel. A hat in Phase 2 den Marker, aber B die höhere Verteidigung. B rüstet zuerst auf und nimmt mit Wachsen den roten; A muss bei Wachsen eine andere Farbe nehmen.
    Regeln: KP-3.6, KP-4.3, KP-6.7.
    .title = Die erste Wahl
example-KP-11 =
    Unerwarteter Schlag gegen jemanden, der nur mit Neuer Plan einen Würfel getauscht hat: nichts. Gegen Wachsen und Aktivieren in einer Runde: 2 Würfel, 6 Lebenspunkte. Haben beide 3 Lebenspunkte, beide einen Würfel bekommen und beide Unerwarteter Schlag gewählt, gewinnt, wer in 2D den Marker genommen hat; das Nachrüsten der anderen Seite kommt nie.
    Regeln: KP-3.4, KP-4.2, KP-6.3.
    .title = Unerwarteter Schlag
example-KP-12 =
    A1 greift B1 mit 5 an, dann A2 mit 3. B1 hat Festung: Team B verliert 1 + 0 Lebenspunkte, B1 bekommt eine Seite. B2, auf den niemand gezielt hat, verteidigt sich in 2C mit Block: Die Verteidigung von Team B ist 4 + 2 = 6.
    Regeln: KP-7.6, KP-7.11.
    .title = Zwei gegen einen
example-KP-13 =
    Harte Nuss zeigt als KI auf Eigenschaftswürfeln Zähigkeit, Joker, Macht, Macht, Macht und leer, auf einem Aktionswürfel Joker. Zeile 3: dreimal Macht ohne Joker, obwohl dreimal Zähigkeit höher steht. Zeile 4: Zähigkeit mit dem Joker des Eigenschaftswürfels. Zeile 5: nichts. Zeile 6: der Aktionswürfel. Zeile 7: der leere Würfel. Angriff 1 + 8 + 2 = 11, Verteidigung 2 + 3 = 5; beim Aufrüsten eine Seite und 1 Lebenspunkt.
    Regeln: KP-8.3, KP-8.4, KP-8.5, KP-8.8, KP-8.9.
    .title = Die KI legt
example-KP-14 =
    Die Spieler verteidigen sich mit 2 und 5: Beide KIs greifen den zweiten an; er löst seine Verteidigung einmal aus und zieht von jedem Angriff 5 ab. Bei 3 und 3 greift jede KI den an, der ihr gegenübersitzt. „Der Spieler verliert 1 Lebenspunkt“ meint immer den gegenüber.
    Regeln: KP-9.2, KP-9.3.
    .title = Wen die KIs angreifen


## Spielertableau

card-pow = Pow!
    .text = Macht + Energie. Basisangriff: 3.
    .short = 3
    .source = { -known }
card-zap = Zisch!
    .text = Energie + Energie + beliebiger Würfel. Basisangriff: 4.
    .short = 4
    .source = { -own }
card-wham = Wamm!
    .text = Macht + Macht + Energie. Basisangriff: 5.
    .short = 5
    .source = { -own }
card-kapow = Kapow!
    .text = Macht + Macht + Energie + Energie. Basisangriff: 8.
    .short = 8
    .source = { -own }
card-press-on = Nachsetzen
    .text = Beliebig viele füllen: Macht (kein Joker) | Energie (kein Joker). Angriffsverstärker: +1 je gefülltem Abschnitt.
    .short = je +1
    .source = { -own }
card-charge-up = Aufladen
    .text = X-Faktor + Energie. Angriffsverstärker: +3.
    .short = +3
    .source = { -own }
card-combo = Kombination
    .text = X-Faktor = X-Faktor. Angriffsmultiplikator: ×2.
    .short = ×2
    .source = { -own }
card-block = Block
    .text = Zähigkeit + beliebiger Würfel. Basisverteidigung: 2.
    .short = 2
    .source = { -part }
card-leap = Sprung
    .text = Gewandtheit + Gewandtheit. Basisverteidigung: 2, und du bekommst 1 Nicht-Joker-Seite.
    .short = 2 und Seite
    .source = { -part }
card-fortress = Festung
    .text = Zähigkeit + Zähigkeit + Gewandtheit. Basisverteidigung: 4, und du bekommst 1 Nicht-Joker-Seite.
    .short = 4 und Seite
    .source = { -own }
card-force-field = Kraftfeld
    .text = Zähigkeit + Zähigkeit + Gewandtheit + Gewandtheit. Basisverteidigung: 6, und du bekommst 1 Seite, gern einen Joker.
    .short = 6 und Seite, auch Joker
    .source = { -own }
card-brace = Wappnen
    .text = Beliebig viele füllen: Zähigkeit (kein Joker) | Gewandtheit (kein Joker). Verteidigungsverstärker: +1 je gefülltem Abschnitt.
    .short = je +1
    .source = { -own }
card-reflexes = Reflexe
    .text = Gewandtheit + X-Faktor. Verteidigungsmultiplikator: ×2.
    .short = ×2
    .source = { -own }
card-time-warp = Zeitsprung
    .text = Beliebig viele füllen: beliebiger Würfel | beliebiger Würfel | beliebiger Würfel. Sofort: je gefülltem Abschnitt wirfst du einen anderen deiner Würfel neu, der nicht auf einer Sofort-Fähigkeit liegt.
    .short = je 1 Würfel neu
    .source = { -part }
card-catch-breath = Durchatmen
    .text = Beliebiger Würfel = nicht leer. Sofort: du bekommst 2 Lebenspunkte.
    .short = +2 Leben
    .source = { -part }
card-grow = Wachsen
    .text = X-Faktor + Energie. Aufrüsten: du bekommst 1 Eigenschaftswürfel in der Farbe deiner Wahl.
    .short = 1 bunter Würfel
    .source = { -known }
card-activate = Aktivieren
    .text = X-Faktor + Gewandtheit. Aufrüsten: du bekommst 1 Aktionswürfel und 1 Nicht-Joker-Seite.
    .short = Aktions­würfel und Seite
    .source = { -known }
card-train = Trainieren
    .text = X-Faktor. Aufrüsten: du bekommst 1 Nicht-Joker-Seite.
    .short = 1 Seite
    .source = { -own }
card-breakthrough = Durchbruch
    .text = Nur ein Joker + beliebiger Würfel. Aufrüsten: du bekommst 1 Seite, gern einen Joker.
    .short = Seite, auch Joker
    .source = { -own }
card-adapt = Anpassen
    .text = Beliebiger Würfel + beliebiger Würfel. Aufrüsten: du bekommst 1 Nicht-Joker-Seite des Typs, den dein Gegner nennt.
    .short = Seite, die der Gegner nennt
    .source = { -part }
card-new-plan = Neuer Plan
    .text = Beliebiger Würfel. Aufrüsten: tausche mit dem Vorrat 1 deiner Eigenschaftswürfel gegen eine andere Farbe oder bis zu 2 deiner Seiten gegen andere Nicht-Joker-Seiten.
    .short = 1 Würfel oder 2 Seiten tauschen
    .source = { -part }
card-side-swipe = Seitenhieb
    .text = Macht + Gewandtheit. Aufrüsten: dein Gegner verliert 2 Lebenspunkte.
    .short = Gegner −2 Leben
    .source = { -part }
card-sucker-punch = Unerwarteter Schlag
    .text = Gewandtheit. Nachrüsten: dein Gegner verliert 3 Lebenspunkte je Würfel, gleich welcher Art, den er in dieser Runde bekommen hat; Getauschtes zählt nicht.
    .short = Gegner −3 Leben je erhaltenem Würfel
    .source = { -part }


## Harte Nuss

card-tough-nut = Harte Nuss
    .text = Held, Band 1. 23 Lebenspunkte. Würfel: rot, gelb, 2 lila, blau.
    .source = { -part }
card-hard-shell = Harte Schale
    .text = Keine Würfel. Verteidigungsverstärker: +1.
    .short = +1
    .source = { -own }
card-headbutt = Kopfnuss
    .text = Zähigkeit = Zähigkeit. Basisangriff: 2 und 1 mehr je Würfel mit Zähigkeit, den du diese Runde gelegt hast, diese mitgezählt; höchstens 6.
    .short = 2 + gelegte Zähigkeit
    .source = { -own }
card-iron-diet = Eisenkost
    .text = Zähigkeit + X-Faktor. Aufrüsten: du bekommst 3 Lebenspunkte.
    .short = +3 Leben
    .source = { -own }
card-knuckle-down = Nachtreten
    .text = Macht + Zähigkeit. Nachrüsten: dein Gegner verliert 1 Lebenspunkt, oder 3, wenn deine gesamte Verteidigung diese Runde 3 oder mehr war.
    .short = Gegner −1 oder −3 Leben
    .source = { -own }
card-solo-tough-nut = Harte Nuss, Soloseite
    .text =
        Zeile 1: 2 Verteidigung und 1 Angriff.
        Zeile 2: 1 Lebenspunkt.
        Zeile 3: Zähigkeit + Zähigkeit + Zähigkeit → 6 Verteidigung und 1 Lebenspunkt; Macht + Macht + Macht → 8 Angriff.
        Zeile 4: höchstens zweimal: Zähigkeit + Zähigkeit → 3 Verteidigung; Macht + Macht → 5 Angriff; Energie + Energie → 4 Angriff.
        Zeile 5: X-Faktor + Energie → 1 Eigenschaftswürfel; X-Faktor + Zähigkeit → 1 Eigenschaftswürfel.
        Zeile 6: nicht-leerer Aktionswürfel → 2 Angriff.
        Zeile 7: höchstens zweimal: Macht → 2 Angriff; X-Faktor → 2 Nicht-Joker-Seiten; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Ungreifbar

card-elusivity = Ungreifbar
    .text = Held, Band 1. 22 Lebenspunkte. Würfel: rot, gelb, 2 grün, blau; ein Aktionswürfel mit Gewandtheit.
    .source = { -part }
card-slippery = Aalglatt
    .text = Keine Würfel. Verteidigungsverstärker: +1, wenn mindestens 2 deiner gelegten Würfel Gewandtheit zeigen.
    .short = +1 bei 2 Gewandtheit
    .source = { -own }
card-teleport = Teleport
    .text = Gewandtheit + X-Faktor. Basisverteidigung: 3, und du bekommst 1 Seite eines Typs, den einer dieser beiden Würfel zeigt; ein Joker gibt einen Joker, leer gibt nichts.
    .short = 3 und gezeigte Seite
    .source = { -part }
card-flying-kick = Sprungtritt
    .text = Gewandtheit = Gewandtheit. Angriffsverstärker: +3.
    .short = +3
    .source = { -own }
card-vanish = Verschwinden
    .text = Gewandtheit + Gewandtheit + beliebiger Würfel. Verteidigungsmultiplikator: ×2.
    .short = ×2
    .source = { -own }
card-solo-elusivity = Ungreifbar, Soloseite
    .text =
        Zeile 1: 1 Verteidigung.
        Zeile 2: 1 Nicht-Joker-Seite.
        Zeile 3: Gewandtheit + Gewandtheit + Gewandtheit → 6 Verteidigung und 1 Nicht-Joker-Seite; Energie + Energie + Energie → 7 Angriff.
        Zeile 4: höchstens zweimal: Gewandtheit + Gewandtheit → 3 Verteidigung und 1 Angriff; Macht + Energie → 4 Angriff.
        Zeile 5: X-Faktor + Gewandtheit → 1 Eigenschaftswürfel; X-Faktor + Energie → 1 Eigenschaftswürfel.
        Zeile 6: nicht-leerer Aktionswürfel → 2 Angriff und 1 Verteidigung.
        Zeile 7: höchstens zweimal: Gewandtheit → 1 Angriff und 1 Verteidigung; Macht → 2 Angriff; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Auszeit

card-time-out = Auszeit
    .text = Held, Band 1. 22 Lebenspunkte. Würfel: rot, gelb, lila, grün, blau; ein leerer Aktionswürfel; 2 Zeitmarken.
    .source = { -part }
card-rewind = Zurückspulen
    .text = Keine Würfel. Sofort: einmal pro Runde darfst du 1 Zeitmarke ausgeben und beliebig viele deiner Würfel neu werfen, die nicht auf Sofort-Fähigkeiten liegen.
    .short = 1 Marke: beliebig neu werfen
    .source = { -own }
card-pause-button = Pausentaste
    .text = X-Faktor + beliebiger Würfel. Aufrüsten: du bekommst 1 Zeitmarke (höchstens 3) und 1 Nicht-Joker-Seite.
    .short = Marke und Seite
    .source = { -own }
card-slow-motion = Zeitlupe
    .text = Energie + Gewandtheit. Diese Runde: jeder Angriff deines Gegners auf dich ist um 3 niedriger, aber nie unter 0.
    .short = Angriffe auf dich −3
    .source = { -own }
card-time-bomb = Zeitbombe
    .text = Energie = Energie. Nachrüsten: dein Gegner verliert 1 Lebenspunkt und 1 mehr je Zeitmarke, die du hast.
    .short = Gegner −1 Leben und je Marke
    .source = { -own }
card-solo-time-out = Auszeit, Soloseite
    .text =
        Zeile 1: bevor sie legt: zeigen 2 oder mehr ihrer Würfel leer, wirft sie ihre leeren Eigenschaftswürfel einmal neu.
        Zeile 2: 1 Verteidigung.
        Zeile 3: X-Faktor + X-Faktor + X-Faktor → 1 Eigenschaftswürfel und der Spieler verliert 1 Lebenspunkt; Energie + Energie + Energie → 7 Angriff.
        Zeile 4: höchstens zweimal: X-Faktor + Energie → 1 Eigenschaftswürfel; Macht + Energie → 4 Angriff.
        Zeile 5: Zähigkeit + Zähigkeit → 4 Verteidigung; Gewandtheit + Gewandtheit → 3 Verteidigung.
        Zeile 6: nicht-leerer Aktionswürfel → 2 Verteidigung.
        Zeile 7: höchstens dreimal: X-Faktor → 1 Nicht-Joker-Seite und 1 Lebenspunkt; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Victor Kane

card-victor-kane = Victor Kane
    .text = Schurke, Band 1. 20 Lebenspunkte. Würfel: rot, 2 gelb, blau; ein Aktionswürfel mit Energie und X-Faktor.
    .source = { -part }
card-war-chest = Kriegskasse
    .text = Keine Würfel. Aufrüsten: hast du diese Runde keinen Würfel bekommen, bekommst du 1 Nicht-Joker-Seite; das kommt zuletzt.
    .short = 1 Seite, falls kein Würfel
    .source = { -own }
card-laser-array = Laserbatterie
    .text = Energie + nicht-leerer Aktionswürfel. Basisangriff: 3 und 1 mehr je nicht-leerem Aktionswürfel, den du diese Runde gelegt hast, diesen mitgezählt; höchstens 7.
    .short = 3 + Aktionswürfel
    .source = { -own }
card-private-guard = Leibwache
    .text = Beliebiger Würfel = beliebiger Würfel. Basisverteidigung: 2, und du bekommst 1 Energie-Seite.
    .short = 2 und Energie
    .source = { -own }
card-hostile-takeover = Feindliche Übernahme
    .text = X-Faktor = X-Faktor. Aufrüsten: nimm deinem Gegner 1 Nicht-Joker-Seite deiner Wahl, aus dem Pool oder von einem Würfel; hat er keine, bekommst du 1.
    .short = 1 Seite nehmen
    .source = { -own }
card-solo-victor-kane = Victor Kane, Soloseite
    .text =
        Zeile 1: 1 Nicht-Joker-Seite.
        Zeile 2: 1 Verteidigung.
        Zeile 3: Energie + Energie + Energie → 7 Angriff; X-Faktor + X-Faktor + X-Faktor → 1 Eigenschaftswürfel und 1 Nicht-Joker-Seite.
        Zeile 4: höchstens zweimal: X-Faktor + Energie → 1 Eigenschaftswürfel; Macht + Energie → 4 Angriff.
        Zeile 5: Zähigkeit + Zähigkeit → 4 Verteidigung; Gewandtheit + Gewandtheit → 3 Verteidigung.
        Zeile 6: höchstens zweimal: nicht-leerer Aktionswürfel → 2 Angriff.
        Zeile 7: höchstens zweimal: Zähigkeit → 1 Verteidigung; Gewandtheit → 1 Verteidigung; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Kokette

card-coquette = Kokette
    .text = Schurke, Band 1. 17 Lebenspunkte. Würfel: rot, gelb, lila, grün, blau; ein Aktionswürfel mit Energie.
    .source = { -part }
card-heartbreak = Herzschmerz
    .text = Keine Würfel. Nachrüsten: hat dein Gegner diese Runde Lebenspunkte bekommen, verliert er 2.
    .short = −2 Leben, falls geheilt
    .source = { -own }
card-charm = Betören
    .text = X-Faktor + Gewandtheit. Aufdecken, diese Runde: wähle 1 Verstärker oder Multiplikator, den dein Gegner gewählt hat; er wirkt nicht. Gibt es keinen, ist sein gesamter Angriff um 2 niedriger.
    .short = 1 Verstärker oder Multi­plikator aus
    .source = { -own }
card-stolen-kiss = Gestohlener Kuss
    .text = X-Faktor + Zähigkeit. Aufrüsten: dein Gegner gibt dir 1 Seite seiner Wahl; hat er keine, bekommst du 2 Lebenspunkte.
    .short = 1 Seite vom Gegner
    .source = { -own }
card-cruel-beauty = Grausame Schönheit
    .text = Gewandtheit + Macht. Basisangriff: 3, oder 5, wenn dein Gegner keine Basisverteidigung gewählt hat.
    .short = 3 oder 5
    .source = { -own }
card-solo-coquette = Kokette, Soloseite
    .text =
        Zeile 1: 1 Verteidigung.
        Zeile 2: Nachrüsten: Der Spieler verliert 1 Lebenspunkt je Würfel, den er diese Runde bekommen hat.
        Zeile 3: Gewandtheit + Gewandtheit + Gewandtheit → 4 Angriff und 2 Verteidigung; Macht + Macht + Macht → 6 Angriff.
        Zeile 4: höchstens zweimal: Gewandtheit + X-Faktor → 1 Angriff, 2 Verteidigung und der Spieler gibt 1 Seite seiner Wahl zurück; Macht + Energie → 4 Angriff.
        Zeile 5: X-Faktor + Energie → 1 Eigenschaftswürfel; X-Faktor + X-Faktor → 1 Eigenschaftswürfel.
        Zeile 6: nicht-leerer Aktionswürfel → 2 Angriff.
        Zeile 7: höchstens zweimal: Zähigkeit → 1 Verteidigung; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Spoilerwarnung

card-spoiler-alert = Spoilerwarnung
    .text = Schurke, Band 1. 18 Lebenspunkte. Würfel: gelb, lila, grün, 2 blau; ein leerer Aktionswürfel.
    .source = { -part }
card-knew-it-coming = Wusste ich's doch
    .text = Keine Würfel. Verteidigungsverstärker: +1 je Abschnitt eines Angriffsverstärkers und je Multiplikator, den der Angreifer benutzt, höchstens +2.
    .short = +1 je Verstärker, bis 2
    .source = { -own }
card-leak = Durchgesickert
    .text = X-Faktor. Sofort und beim Aufdecken: nenne eine Fähigkeit des Spielertableaus; hat dein Gegner sie gewählt, verliert er beim Aufdecken 2 Lebenspunkte.
    .short = Fähigkeit nennen: −2 Leben
    .source = { -own }
card-ruin-the-ending = Ende verraten
    .text = Beliebiger Würfel = nicht leer. Diese Runde und Aufrüsten: die Nachrüsten-Fähigkeiten deines Gegners wirken nicht, und du bekommst 1 Nicht-Joker-Seite.
    .short = kein Nach­rüsten; Seite
    .source = { -own }
card-plot-twist = Wendung
    .text = X-Faktor + Gewandtheit. Angriffsmultiplikator: ×2.
    .short = ×2
    .source = { -own }
card-solo-spoiler-alert = Spoilerwarnung, Soloseite
    .text =
        Zeile 1: 1 Verteidigung.
        Zeile 2: Aufrüsten: Der Spieler verliert 2 Lebenspunkte, wenn er Wachsen oder Aktivieren gewählt hat.
        Zeile 3: X-Faktor + X-Faktor + X-Faktor → 5 Angriff und 1 Eigenschaftswürfel; Energie + Energie + Energie → 6 Angriff.
        Zeile 4: höchstens zweimal: X-Faktor + Gewandtheit → 1 Angriff und 1 Verteidigung; Macht + Energie → 3 Angriff.
        Zeile 5: Zähigkeit + Zähigkeit → 4 Verteidigung; Gewandtheit + Gewandtheit → 3 Verteidigung.
        Zeile 6: nicht-leerer Aktionswürfel → 1 Angriff.
        Zeile 7: höchstens zweimal: X-Faktor → 1 Eigenschaftswürfel; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Crescendo

card-crescendo = Crescendo
    .text = Held, Band 2. 20 Lebenspunkte. Würfel: rot, gelb, lila, grün, blau.
    .source = { -part }
card-overture = Ouvertüre
    .text = Keine Würfel. Aufrüsten: du und danach dein Gegner bekommt je 1 Nicht-Joker-Seite.
    .short = je 1 Seite
    .source = { -own }
card-rising-beat = Anschwellen
    .text = Energie = Energie. Basisangriff: 2 plus die Nummer der Runde, höchstens 7.
    .short = 2 + Runde
    .source = { -own }
card-standing-ovation = Stehende Ovationen
    .text = Zähigkeit + Gewandtheit. Basisverteidigung: 4; wer dich diese Runde angegriffen hat, bekommt beim Aufrüsten 1 Nicht-Joker-Seite.
    .short = 4; Seite für Angreifer
    .source = { -own }
card-encore = Zugabe
    .text = X-Faktor + Zähigkeit. Aufrüsten: du bekommst 1 Eigenschaftswürfel; dein Gegner bekommt 1 Nicht-Joker-Seite.
    .short = 1 bunter Würfel; Seite für Gegner
    .source = { -own }
card-solo-crescendo = Crescendo, Soloseite
    .text =
        Zeile 1: die KI und der Spieler bekommen je 1 Nicht-Joker-Seite.
        Zeile 2: 1 Angriff je 2 beendeten Runden, höchstens 4.
        Zeile 3: Energie + Energie + Energie → 7 Angriff; Zähigkeit + Zähigkeit + Zähigkeit → 6 Verteidigung.
        Zeile 4: höchstens zweimal: Macht + Energie → 4 Angriff; Zähigkeit + Gewandtheit → 4 Verteidigung.
        Zeile 5: X-Faktor + Zähigkeit → 1 Eigenschaftswürfel; X-Faktor + beliebiger Würfel → 1 Aktionswürfel.
        Zeile 6: nicht-leerer Aktionswürfel → 2 Angriff und 1 Verteidigung.
        Zeile 7: höchstens zweimal: Energie → 2 Angriff; Macht → 2 Angriff; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Lunte

card-fuse = Lunte
    .text = Held, Band 2. 20 Lebenspunkte. Würfel: 2 rot, 2 gelb, blau.
    .source = { -part }
card-short-fuse = Kurze Lunte
    .text = Keine Würfel. Beim Angreifen: du darfst zwei Basisangriffe als zwei getrennte Angriffe nutzen; dann verlierst du vor dem zweiten 2 Lebenspunkte.
    .short = zweiter Angriff für 2 Leben
    .source = { -own }
card-blast = Sprengung
    .text = Energie + beliebiger Würfel. Basisangriff: 2.
    .short = 2
    .source = { -own }
card-chain-reaction = Kettenreaktion
    .text = Macht + X-Faktor. Angriffsverstärker: +2 für jeden deiner Angriffe.
    .short = +2
    .source = { -own }
card-smoke-screen = Rauchvorhang
    .text = Energie + Gewandtheit. Basisverteidigung: 3.
    .short = 3
    .source = { -own }
card-solo-fuse = Lunte, Soloseite
    .text =
        Zeile 1: 1 Angriff.
        Zeile 2: Aufrüsten: Sie verliert 1 Lebenspunkt, wenn ihr gesamter Angriff 8 oder mehr war.
        Zeile 3: Macht + Macht + Macht → 7 Angriff; Energie + Energie + Energie → 6 Angriff.
        Zeile 4: höchstens zweimal: Macht + Energie → 3 Angriff; Energie + Energie → 2 Angriff.
        Zeile 5: X-Faktor + Energie → 1 Eigenschaftswürfel; X-Faktor + Macht → 1 Aktionswürfel.
        Zeile 6: nicht-leerer Aktionswürfel → 1 Angriff.
        Zeile 7: höchstens zweimal: Zähigkeit → 2 Verteidigung; Gewandtheit → 2 Verteidigung; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Flickwerk

card-patchwork = Flickwerk
    .text = Held, Band 2. 19 Lebenspunkte. Würfel: gelb, lila, grün, blau; ein Aktionswürfel mit Macht und Energie, einer mit Zähigkeit und Joker.
    .source = { -own }
card-tinkerer = Tüftler
    .text = Keine Würfel. Aufrüsten: du darfst 1 deiner Seiten gegen eine andere Nicht-Joker-Seite tauschen.
    .short = 1 Seite tauschen
    .source = { -own }
card-assemble = Zusammenbauen
    .text = Beliebiger Aktionswürfel + X-Faktor. Aufrüsten: du bekommst 1 Seite, gern einen Joker.
    .short = 1 Seite, auch Joker
    .source = { -own }
card-scrap-cannon = Schrottkanone
    .text = Nicht-leerer Aktionswürfel + beliebiger Aktionswürfel. Basisangriff: 4.
    .short = 4
    .source = { -own }
card-spare-plating = Ersatzpanzer
    .text = Nicht-leerer Aktionswürfel. Verteidigungsverstärker: +2.
    .short = +2
    .source = { -own }
card-solo-patchwork = Flickwerk, Soloseite
    .text =
        Zeile 1: 1 Nicht-Joker-Seite.
        Zeile 2: 1 Verteidigung.
        Zeile 3: nicht-leerer Aktionswürfel + nicht-leerer Aktionswürfel + nicht-leerer Aktionswürfel → 6 Angriff und 2 Verteidigung; Macht + Macht + Macht → 7 Angriff.
        Zeile 4: höchstens zweimal: nicht-leerer Aktionswürfel + X-Faktor → 1 Aktionswürfel und 1 Nicht-Joker-Seite; Macht + Energie → 4 Angriff.
        Zeile 5: Zähigkeit + Zähigkeit → 4 Verteidigung; Gewandtheit + Gewandtheit → 4 Verteidigung.
        Zeile 6: höchstens zweimal: nicht-leerer Aktionswürfel → 2 Angriff und 1 Verteidigung.
        Zeile 7: höchstens zweimal: X-Faktor → 1 Eigenschaftswürfel; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Denkweise

card-mindset = Denkweise
    .text = Schurke, Band 2. 15 Lebenspunkte. Würfel: gelb, grün, 2 blau; zwei leere Aktionswürfel.
    .source = { -part }
card-open-mind = Offener Geist
    .text = Keine Würfel. Diese Runde: du darfst einen leeren Würfel als X-Faktor legen.
    .short = einmal leer als X-Faktor
    .source = { -own }
card-psionic-attack = Psionischer Angriff
    .text = X-Faktor + leer. Angriffsverstärker: +1 je leerem Würfel, den du und dein Gegner gelegt habt; ein als leer gelegter Joker zählt nicht.
    .short = +1 je gelegtem Leer
    .source = { -part }
card-mind-blast = Gedankenstoß
    .text = Leer + leer. Basisangriff: 2; du darfst ihn zusätzlich zu einem anderen Basisangriff nutzen, als getrennten Angriff.
    .short = 2, auch als zweiter Angriff
    .source = { -own }
card-thought-shield = Gedankenschild
    .text = Leer + beliebiger Würfel. Basisverteidigung: 1 und 1 mehr je leerem Würfel, den du gelegt hast; höchstens 4.
    .short = 1 + gelegte Leer
    .source = { -own }
card-solo-mindset = Denkweise, Soloseite
    .text =
        Zeile 1: hat sie Angriff aus anderen Zeilen: 1 Angriff mehr je leerem Würfel, den sie gelegt hat, höchstens 3.
        Zeile 2: 1 Verteidigung.
        Zeile 3: X-Faktor + X-Faktor + X-Faktor → 1 Eigenschaftswürfel und der Spieler verliert 1 Lebenspunkt; Energie + Energie + Energie → 6 Angriff.
        Zeile 4: höchstens zweimal: leer + leer → 3 Angriff; Gewandtheit + Gewandtheit → 3 Verteidigung.
        Zeile 5: X-Faktor + Energie → 1 Eigenschaftswürfel; X-Faktor + Gewandtheit → 1 Eigenschaftswürfel.
        Zeile 6: nicht-leerer Aktionswürfel → 2 Verteidigung.
        Zeile 7: höchstens zweimal: X-Faktor → 1 Nicht-Joker-Seite; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Nachhall

card-echo = Nachhall
    .text = Schurke, Band 2. 16 Lebenspunkte. Würfel: rot, gelb, lila, grün, blau; ein leerer Aktionswürfel.
    .source = { -part }
card-resonance = Resonanz
    .text = Keine Würfel. Angriffsverstärker: +1, wenn du in der Runde davor angegriffen hast.
    .short = +1 nach Angriff
    .source = { -own }
card-sound-wave = Schallwelle
    .text = Energie = Energie. Basisangriff: 3.
    .short = 3
    .source = { -own }
card-reverberate = Widerhall
    .text = Beliebiger Würfel = beliebiger Würfel. Basisverteidigung: 2; wessen Angriff auf dich geblockt wird, der verliert 1 Lebenspunkt.
    .short = 2; geblockt: −1
    .source = { -own }
card-replicate = Nachahmen
    .text = X-Faktor + beliebiger Würfel. Aufrüsten: du bekommst 1 Nicht-Joker-Seite eines Typs, den ein von deinem Gegner gelegter Würfel zeigt.
    .short = 1 Seite wie beim Gegner
    .source = { -part }
card-solo-echo = Nachhall, Soloseite
    .text =
        Zeile 1: 2 Verteidigung.
        Zeile 2: 1 Nicht-Joker-Seite.
        Zeile 3: Macht + Macht + Macht → 8 Angriff; Energie + Energie + Energie → 6 Angriff und 1 Nicht-Joker-Seite.
        Zeile 4: höchstens zweimal: Gewandtheit + Gewandtheit → 2 Verteidigung und 1 Angriff; Zähigkeit + Zähigkeit → 3 Verteidigung.
        Zeile 5: X-Faktor + X-Faktor → 1 Eigenschaftswürfel und 1 Lebenspunkt.
        Zeile 6: nicht-leerer Aktionswürfel → 3 Angriff.
        Zeile 7: höchstens zweimal: X-Faktor → 1 Eigenschaftswürfel; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -part }


## Egel

card-leech = Egel
    .text = Schurke, Band 2. 18 Lebenspunkte. Würfel: rot, gelb, lila, grün, blau; ein Aktionswürfel mit Macht.
    .source = { -own }
card-thirst = Durst
    .text = Keine Würfel. Beim Angreifen: kostet dein Angriff deinen Gegner 3 oder mehr Lebenspunkte, bekommst du 1 Lebenspunkt.
    .short = +1 Leben, wenn 3 treffen
    .source = { -own }
card-leech-strike = Egelhieb
    .text = Macht + X-Faktor. Basisangriff: 4.
    .short = 4
    .source = { -own }
card-blood-price = Blutpreis
    .text = Beliebiger Würfel. Sofort: du verlierst 1 Lebenspunkt und wirfst bis zu 2 andere deiner Würfel neu, die nicht auf Sofort-Fähigkeiten liegen.
    .short = −1 Leben: 2 Würfel neu
    .source = { -own }
card-sap-power = Kraft abziehen
    .text = X-Faktor + Zähigkeit. Aufrüsten: dein Gegner gibt 1 Seite seiner Wahl an den Vorrat zurück, und du bekommst 1 Nicht-Joker-Seite.
    .short = Gegner −1 Seite, du +1
    .source = { -own }
card-solo-leech = Egel, Soloseite
    .text =
        Zeile 1: 1 Angriff.
        Zeile 2: kostet ihr Angriff den Spieler 3 oder mehr Lebenspunkte, bekommt sie 1.
        Zeile 3: Macht + Macht + Macht → 6 Angriff und 2 Lebenspunkte; X-Faktor + X-Faktor + X-Faktor → 1 Eigenschaftswürfel und 2 Lebenspunkte.
        Zeile 4: höchstens zweimal: Macht + X-Faktor → 3 Angriff und 1 Lebenspunkt; Macht + Energie → 3 Angriff.
        Zeile 5: Zähigkeit + Zähigkeit → 4 Verteidigung; Gewandtheit + Gewandtheit → 3 Verteidigung.
        Zeile 6: nicht-leerer Aktionswürfel → 2 Angriff.
        Zeile 7: höchstens zweimal: X-Faktor → 1 Eigenschaftswürfel; beliebiger Würfel → 1 Nicht-Joker-Seite.
    .source = { -own }


## Bündniskarten

card-double-team = Doppelschlag
    .text = Orange. Eine Hälfte: Macht → Angriffsverstärker: +2; die andere: Energie → Angriffsverstärker: +2.
    .left = Angriffsverstärker: +2
    .right = Angriffsverstärker: +2
    .source = { -own }
card-alley-oop = Räuberleiter
    .text = Orange. Eine Hälfte: Gewandtheit → kein eigener Effekt; die andere: Macht + Energie → Basisangriff: 6.
    .left = kein eigener Effekt
    .right = Basisangriff: 6
    .source = { -own }
card-shield-wall = Schildwall
    .text = Blau. Eine Hälfte: Zähigkeit → Verteidigungsverstärker: +2; die andere: Zähigkeit → Verteidigungsverstärker: +2.
    .left = Verteidigungsverstärker: +2
    .right = Verteidigungsverstärker: +2
    .source = { -own }
card-cover-me = Gib mir Deckung
    .text = Blau. Eine Hälfte: Zähigkeit + Gewandtheit → Basisverteidigung: 4; die andere: Beliebiger Würfel → Basisverteidigung: 2.
    .left = Basisverteidigung: 4
    .right = Basisverteidigung: 2
    .source = { -own }
card-training-partners = Trainingspartner
    .text = Grün. Eine Hälfte: X-Faktor → Aufrüsten: du bekommst 1 Nicht-Joker-Seite; die andere: Beliebiger Würfel → Aufrüsten: du bekommst 1 Nicht-Joker-Seite.
    .left = Aufrüsten: 1 Nicht-Joker-Seite
    .right = Aufrüsten: 1 Nicht-Joker-Seite
    .source = { -own }
card-shared-lab = Gemeinsames Labor
    .text = Grün. Eine Hälfte: X-Faktor → Aufrüsten: du bekommst 1 Eigenschaftswürfel; die andere: Energie → kein eigener Effekt.
    .left = Aufrüsten: 1 Eigenschaftswürfel
    .right = kein eigener Effekt
    .source = { -own }
card-breathing-space = Augenblick der Ruhe
    .text = Lila. Eine Hälfte: Beliebiger Würfel → Sofort: wirf bis zu 2 andere deiner Würfel neu; die andere: Beliebiger Würfel → Sofort: wirf bis zu 2 andere deiner Würfel neu.
    .left = Sofort: bis zu 2 andere Würfel neu werfen
    .right = Sofort: bis zu 2 andere Würfel neu werfen
    .source = { -own }
card-rescue = Rettungsaktion
    .text = Lila. Eine Hälfte: Gewandtheit → kein eigener Effekt; die andere: X-Faktor → Aufrüsten: dein Team bekommt 3 Lebenspunkte.
    .left = kein eigener Effekt
    .right = Aufrüsten: 3 Lebenspunkte für das Team
    .source = { -own }


## Seiten, Würfel, Zeitpunkte

face-might = Macht
face-energy = Energie
face-toughness = Zähigkeit
face-agility = Gewandtheit
face-x-factor = X-Faktor
face-joker = Joker
face-blank = Leer
colour-red = rot
colour-yellow = gelb
colour-purple = lila
colour-green = grün
colour-blue = blau
colour-orange = orange
colour-action = schwarz
moment-immediate = Sofort
moment-reveal = Aufdecken
moment-attack = Basisangriff
moment-attack-boost = Angriffsverstärker
moment-attack-times = Angriffsmultiplikator
moment-defence = Basisverteidigung
moment-defence-boost = Verteidigungsverstärker
moment-defence-times = Verteidigungsmultiplikator
moment-attacking = Beim Angreifen
moment-this-round = Diese Runde
moment-power-up = Aufrüsten
moment-follow-up = Nachrüsten
die-red = roter Würfel
die-yellow = gelber Würfel
die-purple = lila Würfel
die-green = grüner Würfel
die-blue = blauer Würfel
die-action = Aktionswürfel
die-built = Aktionswürfel ({ $faces })
automaton-state = { $health } von { $most } Lebenspunkten, Angriff { $attack }, Verteidigung { $defence }.
# $die: einer davon
die-shows = { $die } mit { $face }
row-1 = Zeile 1
row-2 = Zeile 2
row-3 = Zeile 3
row-4 = Zeile 4
row-5 = Zeile 5
row-6 = Zeile 6
row-7 = Zeile 7
# Mehrere gleiche Dinge.
several = { $n } × { $name }


## Einstellungen eines Tisches

option-mode = Spielart
    .help = Wer gegen wen spielt, und ob mit Charakteren: Im ersten Spiel haben beide die gleichen Würfel.
option-mode-duel = Duell mit Charakteren
option-mode-first = Erstes Spiel, ohne Charaktere
option-mode-teams = Zwei gegen zwei
option-mode-solo = Solo gegen eine KI
option-mode-coop = Gemeinsam gegen zwei KIs
option-characters = Charaktere
    .help = Ob das Los entscheidet, wer wen spielt, oder alle nacheinander wählen.
option-characters-dealt = per Los
option-characters-chosen = von den Spielern gewählt
option-alliance = Bündniskarten
    .help = Nur für zwei gegen zwei: ob sie verteilt werden oder die Teams abwechselnd wählen.
option-alliance-dealt = per Los
option-alliance-drafted = von den Teams gewählt
option-difficulty = Schwierigkeit
    .help = Nur gegen KIs: wie viele Lebenspunkte sie haben und wie stark sie angreifen.
option-difficulty-easy = leicht
option-difficulty-normal = normal
option-difficulty-hard = schwer
option-rounds = Höchstzahl der Runden
    .help = Nach so vielen Runden gewinnt, wer mehr Lebenspunkte hat. So lange dauert es selten.


## Der Tisch

zone-dice = Würfel von { $player }
zone-board = Tableaus von { $player }
zone-box = { $ability }, { $player }
zone-row = Zeile { $row }, { $player }
zone-pool = Lose Seiten von { $player }
zone-alliances = Bündniskarten von { $players }
zone-supply = Vorrat
zone-supply-of = Vorrat von { $players }
counter-health = Lebenspunkte
counter-most = Höchstens
counter-attack = Angriff
counter-defence = Verteidigung
counter-tokens = Zeitmarken
state-marker = Startspieler
state-ready = bereit
state-aims = zielt auf { $player }
screen-up = hinter dem Sichtschirm
automaton = KI
headline-round = Runde { $round } von höchstens { $limit }
headline-set-up = Aufbau
headline-choose = Fähigkeiten wählen
headline-attack = Angreifen und verteidigen
headline-power-up = Aufrüsten
headline-follow-up = Nachrüsten
headline-clean-up = Aufräumen
headline-over = Die Partie ist vorbei
headline-draw = Unentschieden
headline-won = Sieg für { $players }.
headline-lost = Sieg für { $players } ({ $n ->
    [one] noch 1 Lebenspunkt
   *[other] noch { $n } Lebenspunkte
}).
need-pair = übereinstimmendes Paar
need-or = oder
need-any = beliebiger Würfel
need-non-blank = nicht leer
need-action = Aktionswürfel
need-action-non-blank = Aktionswürfel, nicht leer
need-only-joker = nur ein Joker
need-no-joker = { $face }, kein Joker
ability-section = { $ability }, Abschnitt { $n }
# $effect: was die Fähigkeit tut
ability-cost = { $ability } ({ $cost } → { $effect })
ability-free = { $ability } ({ $effect })
effect = { $moment }: { $short }
cost-and = { $first } + { $rest }
cost-pair = { $first } = { $rest }
# Wem welche Hälfte einer Bündniskarte gehört.
alliance-half = { $player }: { $cost } → { $effect }
where-pool = aus dem Pool
where-die = von Aktionswürfel { $n }
# $gives: eins oder mehreres vom Folgenden
solo-row = Zeile { $row }: { $gives }
gives-attack = { $n } Angriff
gives-defence = { $n } Verteidigung
gives-face = { $n ->
    [one] 1 Nicht-Joker-Seite
   *[other] { $n } Nicht-Joker-Seiten
}
gives-trait = 1 Eigenschaftswürfel
gives-action = 1 Aktionswürfel
gives-health = { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
}
gives-hurt = { $n ->
    [one] der Spieler verliert 1 Lebenspunkt
   *[other] der Spieler verliert { $n } Lebenspunkte
}
gives-return = der Spieler gibt eine Seite zurück
gives-reroll-blanks = ab 2 leeren Würfeln werden leere Eigenschaftswürfel einmal neu geworfen
gives-punish-dice = Nachrüsten: Der Spieler verliert 1 Lebenspunkt je erhaltenem Würfel
gives-punish-growth = der Spieler verliert 2 Lebenspunkte für Wachsen oder Aktivieren
gives-share-faces = je eine Nicht-Joker-Seite für KI und Spieler
gives-louder = 1 Angriff je 2 Runden, höchstens 4
gives-burnt = verliert 1 Lebenspunkt nach einem Angriff ab 8
gives-blank-minded = 1 Angriff mehr je gelegtem Leer, höchstens { $n }
gives-feeds = 1 Lebenspunkt, wenn ihr Angriff 3 oder mehr kostet


## Fragen

# Choices that are put together, and steps through long lists.
form-fill = Ein Feld mit bestimmten Würfeln füllen …
form-fill-box = Welches Feld?
form-fill-dice = Welche Würfel?
step-choose = Ein Feld füllen …
step-take-back = Würfel zurücknehmen …
step-turn = Eine Bündniskarte drehen …
step-ready = Fertig sein …
step-swap-face = Eine Seite tauschen …
step-swap-face-of = { $face } { $where } …
step-swap-die = Einen Würfel tauschen …
step-swap-die-of = { $die } …

ask-free-characters = Welchen Charakter spielst du?
ask-automaton-character = Welchen Charakter spielt die KI?
ask-open-alliances = Welche Bündniskarte nimmt dein Team?
ask-placements = Leg deine Würfel, oder sei bereit.
ask-placements-left = { $n ->
    [one] Vorsicht: Deine übrigen Würfel reichen noch für eine Fähigkeit. Leg sie, oder sei bereit.
   *[other] Vorsicht: Deine übrigen Würfel reichen noch für eine von { $n } Fähigkeiten. Leg sie, oder sei bereit.
}
ask-ready = Du bist bereit. Warten auf { $players }.
ask-done = Du bist fertig. Warten auf { $players }.
ask-pay = Mit welchen Würfeln bezahlst du? { $ability }
ask-reroll = Welchen Würfel wirfst du neu?
ask-reroll-some = { $n ->
    [0] Welche Würfel wirfst du neu?
    [one] Noch einen Würfel, oder diesen werfen?
   *[other] Noch einen Würfel, oder diese { $n } werfen?
}
ask-name = Welche Fähigkeit hat dein Gegner wohl gewählt?
ask-charming-ids = Betören: Welche Fähigkeit deines Gegners wirkt nicht?
ask-guard = Welche Basisverteidigung nutzt du?
ask-guards-against = Angriff von { $player }: { $n }. Welche Basisverteidigung nutzt du?
ask-attacks = Ziel deines Angriffs: { $player }. Welchen Basisangriff nutzt du?
ask-orders-attack = Wer von euch greift zuerst an?
ask-orders-attack-automata = Welche KI greift zuerst an?
ask-orders-hold = Wer von euch verteidigt sich zuerst?
ask-orders-power-up = Wer von euch rüstet zuerst auf?
ask-orders-power-up-automata = Welche KI rüstet zuerst auf?
ask-orders-follow-up = Wer von euch rüstet zuerst nach?
ask-orders-follow-up-automata = Welche KI rüstet zuerst nach?
ask-powers = Welche Fähigkeit löst du als Nächstes aus?
ask-face-types = Welche Seite nimmst du?
ask-trait-colours = Welchen Eigenschaftswürfel nimmst du?
ask-types-for = Seite für { $player }: Welchen Typ nennst du?
ask-own-faces = Welche Seite gibst du ab?
ask-victims-faces = Welche Seite nimmst du deinem Gegner?
ask-plans = Was tauschst du mit dem Vorrat?
ask-swap-choices = Tauschst du eine Seite mit dem Vorrat?
ask-arrangements = Ordne deine Seiten auf deinen Aktionswürfeln an.
ask-next-faces = { $player }: Welche Seite wird als Nächstes angelegt?


## Möglichkeiten

do-take-character = Spielen: { $character }
do-take-alliance = Nehmen: { $ability }
do-choose = Füllen: { $ability }
do-pay = { $ability }: { $dice }
do-take-back = Würfel herunternehmen: { $ability }
do-turn = Umdrehen: { $ability }
do-rewind = Ansagen: { $ability }
do-reroll = Neu werfen: { $die }
do-roll = Werfen
do-name = Nennen: { $ability }
do-ready = Bereit
do-ready-at = Bereit, Ziel: { $player }
do-unready = Doch noch etwas ändern
do-back = Zurück
do-charm = Wirkungslos machen: { $ability }
do-guard = Verteidigen mit { $ability }
do-attack = Angreifen mit { $ability }
do-forgo = Nicht angreifen
do-first = { $player } zuerst
do-trigger = { $ability }
do-take-face = Nehmen: { $face }
do-take-die = Nehmen: { $die }
do-name-face = Nennen: { $face }
do-give = Abgeben: { $face } ({ $where })
do-take-over = Nehmen: { $face } ({ $where })
do-swap-die = Tauschen: { $die } → { $other }
do-swap-face = Tauschen: { $face } → { $other } ({ $where })
do-stop = Nichts tauschen
do-attach = Anlegen: { $face } an Aktionswürfel { $n }
do-detach = Abnehmen: { $face } von Aktionswürfel { $n }
do-attach-face = Anlegen: { $face }
do-done = Fertig


## Was geschah

log-begin = Der Vorrat liegt bereit.
log-character = { $player } spielt { $first }.
log-opponent = Eine KI spielt { $first }.
log-level = { $n ->
    [-1] Leicht, für { $player }: Leben { $m } am Anfang und schwächere Angriffe.
   *[other] Schwer, für { $player }: Leben { $m } am Anfang und stärkere Angriffe.
}
log-starts = Startspielermarker: { $player }.
log-alliance = { $n ->
    [one] Bündniskarte
   *[other] Bündniskarten
} für { $player }: { $cards }.
log-round = Runde { $n }: Die Würfel fallen.
log-ready = { $player } ist bereit.
log-unready = { $player } will doch noch etwas ändern.
log-announce = Ansage von { $player }: { $first }.
log-name = { $player } nennt { $first }.
log-automaton = { $player } zeigt { $on } und legt: Angriff { $n }, Verteidigung { $m }.
log-reveal = { $n ->
    [0] { $player } zeigt { $on } und hat nichts gewählt.
   *[other] { $player } zeigt { $on } und hat gewählt: { $cards }.
}
log-reveal-at = { $n ->
    [0] { $player } zielt auf { $to }, zeigt { $on } und hat nichts gewählt.
   *[other] { $player } zielt auf { $to }, zeigt { $on } und hat gewählt: { $cards }.
}
log-charm = { $player } betört { $to }: { $first } wirkt nicht.
log-dull = { $player } betört { $to }: Angriff −{ $n }.
log-attack = { $player } greift { $to } an, mit { $first }: { $name }.
log-its-attack = { $player } greift { $to } an: { $n }.
log-forgo = { $player } greift nicht an.
log-defend = { $player } verteidigt sich mit { $first }: { $name }.
log-hit = { $player } wird getroffen: −{ $n } ({ $name ->
    [team] Team: { $m }
   *[other] noch { $m }
} { $m ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
}).
log-blocked = { $player } blockt den Angriff von { $to }.
log-marker = Höhere Verteidigung ({ $n } : { $m }): Der Startspielermarker geht an { $player }.
log-trigger = { $player } löst { $first } aus.
log-no-effect = { $first } ({ $player }) bleibt ohne Wirkung.
log-gain-die = { $player } bekommt: { $first }.
log-gain-face = { $player } bekommt eine Seite: { $first }.
log-lose-face = { $player } gibt eine Seite in den Vorrat: { $first }.
log-give-face = { $player } gibt { $to } eine Seite: { $first }.
log-swap = { $player } tauscht: { $first } → { $last }.
log-token = { $player } bekommt eine Zeitmarke und hat { $n }.
log-gain-health = { $first }: { $player } bekommt { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
} ({ $name ->
    [team] Team: { $m }
   *[other] jetzt { $m }
}).
log-lose-health = { $first }: { $player } verliert { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
} ({ $name ->
    [team] Team: { $m }
   *[other] noch { $m }
}).
log-follow-up = Nachrüsten, { $first }: { $player } verliert { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
} ({ $name ->
    [team] Team: { $m }
   *[other] noch { $m }
}).
log-done = { $player } hat aufgeräumt.
log-arrange = { $n ->
    [0] { $player } hat alle Seiten abgenommen.
   *[other] { $player } hat umgesteckt. Auf Aktionswürfeln: { $cards }.
}
log-attach = { $player } hat Seiten angelegt. Auf Aktionswürfeln: { $cards }.
log-win = Sieg für { $player }!
log-win-by-health = Die letzte Runde ist vorbei. Sieg für { $player } mit { $n } : { $m } Lebenspunkten!
log-draw = Die letzte Runde ist vorbei. Beide Seiten haben { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
}: unentschieden.


## Warum nicht

is-ready = Du bist bereit, also bleibt alles, wie es liegt. Nimm erst zurück, dass du bereit bist.
no-turn = Die Karte lässt sich nicht umdrehen, solange ein Würfel darauf liegt.
no-such-box = Das ist kein Kästchen deiner Tableaus. Wähle eine eigene Fähigkeit.
no-take-back = Diese Würfel bleiben: Sie liegen auf einer Sofort-Fähigkeit, oder nirgends.
box-full = Dieses Kästchen ist schon gefüllt. Nimm erst seine Würfel herunter.
partner-busy = Dein Partner wirft gerade Würfel neu. Warte einen Moment, bevor du diese Hälfte füllst.
dice-do-not-pay = Diese Würfel füllen das Kästchen nicht. Sieh dir an, welche Symbole es verlangt.
no-dice-for-box = Deine freien Würfel füllen dieses Kästchen nicht.

# The figure beside a player in the result.
points = Leben { $n }

## Lektion

lesson-goal = Bring die andere Seite auf 0 Lebenspunkte.
lesson-turn = Eine Runde: Alle würfeln und legen hinter dem Schirm Würfel in die Kästchen ihrer Fähigkeiten. Die Schirme fallen: Angriffe und Verteidigungen, dann Aufrüsten mit neuen Würfeln und Seiten, dann Nachrüsten. Zuletzt baust du deine Würfel um, und es wird neu gewürfelt.
lesson-grow = Du bist die Heldin, dein Schirm steht, und das sind deine Würfel. Jedes Kästchen deiner Tableaus verlangt Symbole. Wachsen will X-Faktor und Energie und bringt dir einen weiteren Würfel. Leg beide Würfel darauf.
    .title = Würfel in Kästchen
    .hint = Wachsen nimmt den X-Faktor und die Energie.
    .done = Wachsen ist gewählt. Bis alle bereit sind, kannst du Würfel zurücknehmen.
lesson-block = Eine Verteidigung wäre klug. Block will Zähigkeit und einen beliebigen Würfel. Zähigkeit hast du nicht, aber der Joker steht für alles, und „beliebig“ nimmt auch den leeren Würfel.
    .title = Der Joker springt ein
    .hint = Nimm den Joker und den leeren Aktionswürfel und leg sie auf Block.
    .done = Verteidigung 2. Für alles andere bleibt der Joker ein Joker.
lesson-punch = Eine Gewandtheit und eine Macht sind übrig. Unerwarteter Schlag kostet den Schurken beim Nachrüsten 3 Lebenspunkte für jeden Würfel, den er diese Runde bekommt. Auch Heldinnen mögen billige Tricks.
    .title = Ein billiger Trick
    .hint = Leg die Gewandtheit auf Unerwarteter Schlag.
    .done = Die Macht wird heute nicht gebraucht: Ein Würfel darf übrig bleiben.
lesson-ready = Das ist dein Plan. Sag, dass du bereit bist: Die Schirme fallen, wenn alle es sind.
    .title = Bereit
    .hint = Dein Plan ist gut, wie er ist. Sag, dass du bereit bist.
    .done = Der Schurke brütet noch. Schauen wir hinter seinen Schirm.
lesson-warp = Seitenwechsel: Jetzt bist du der Schurke. Macht und Energie liegen schon auf Pow!. Zweimal leer und eine Zähigkeit hast du noch; Zeitsprung nimmt jeden Würfel und lässt dich einen anderen neu werfen. Das wirkt sofort: Du sagst es an, und der Würfel darauf bleibt liegen. Nimm dafür den Aktionswürfel, denn der blaue hat bessere Seiten.
    .title = Sofort-Fähigkeiten
    .hint = Leg den leeren Aktionswürfel auf Zeitsprung.
    .done = Das ist angesagt, und der Aktionswürfel ist weg. Welchen Würfel wirfst du neu?
lesson-reroll = Wirf den blauen Würfel neu. Er ist jetzt leer, und fünf seiner sechs Seiten sind besser.
    .title = Noch einmal
    .hint = Den Würfel brauchst du, wie er liegt. Wirf den blauen, der leer ist.
    .done = X-Faktor! Mit der Gewandtheit reicht das für Aktivieren, und du bist bereit.
lesson-attack = Die Schirme sind gefallen, und du, der Schurke, hast den Marker: Du greifst zuerst an. Pow! macht 3 Schaden.
    .title = Angriff und Verteidigung
    .hint = Du hast Pow! bezahlt. Nutze es.
    .done = Die Heldin verteidigt sich mit Block: 3 − 2 = 1, ihr bleiben 19 Lebenspunkte. Ihre Verteidigung von 2 schlägt deine 0, also nimmt sie den Marker und rüstet zuerst auf.
lesson-die = Du bist wieder die Heldin. Aufrüsten: Wachsen gibt dir einen Eigenschaftswürfel in der Farbe deiner Wahl. Die Heldin im Regelheft nimmt einen roten: Er hat keine leere Seite.
    .title = Noch ein Würfel
    .hint = Nimm den roten Würfel.
    .done = Ab der nächsten Runde wirfst du ihn mit. Jetzt rüstet der Schurke auf: Aktivieren hat ihm einen Aktionswürfel gebracht.
lesson-face = Wieder der Schurke. Zum Aktionswürfel gibt dir Aktivieren eine Seite deiner Wahl. Nimm Energie: Pow! braucht sie.
    .title = Eine Seite deiner Wahl
    .hint = Auch eine gute Seite, aber nimm Energie für dein nächstes Pow!.
    .done = Dann wurde nachgerüstet: Du hattest einen Würfel bekommen, also kostete dich der Unerwartete Schlag 3 Lebenspunkte, und dagegen hilft keine Verteidigung. Es steht 19 zu 17.
lesson-attach = Aufräumen, als Schurke: Dein neuer Aktionswürfel ist leer, und eine Energie-Seite liegt lose da. Setze die Seite auf den zweiten Aktionswürfel.
    .title = Bau deine Würfel
    .hint = Setze die Energie-Seite auf Aktionswürfel 2.
    .done = Ein Aktionswürfel hat sechs Plätze; nächste Runde kann er Energie zeigen. Mehr brauchst du für den Anfang nicht.
