# Custom Heroes: Texte der Regeln und Karten, deutsch.
# In einer Regel ist jede Zeile eine Gruppe von Sätzen. „(Eigene Festlegung.)“ am Ende einer Zeile gilt für diese Zeile,
# auf einer eigenen Zeile für die ganze Regel: Dort schweigt die veröffentlichte Regel, ist unklar oder so nicht anwendbar.

game = Custom Heroes
    .about = Ein Kartenspiel für 2 bis 6 Personen, in dem du deine Karten zuerst loswerden willst: Jedes Set muss das vorige schlagen. Mit Aufwertungen veränderst du deine Karten für die ganze Partie; und weil der Stapel jede Runde neu verteilt wird, taucht deine stärkste Karte vielleicht bald auf einer anderen Hand auf. Du gewinnst, wenn du in einer Runde Erster wirst und vorher schon genug Siegpunkte hast.
    .length = 30–45 Minuten


## Kapitel

chapter-CH-1 = Aufbau
chapter-CH-2 = Vorbereitungsphase
chapter-CH-3 = Stiche
chapter-CH-4 = Aufwertungen
chapter-CH-5 = Power
chapter-CH-6 = Spezialfähigkeiten
chapter-CH-7 = Wertung
chapter-CH-8 = Ende nach sechs Runden


## CH-1 Aufbau

rule-CH-1-1 =
    Im Stapel einer Partie ist jeder Charakter von 1 bis 10 einmal pro Person enthalten. Zu zweit ist er dreimal enthalten. Alle weiteren Charaktere bleiben aus der Partie.
rule-CH-1-2 =
    Du beginnst mit 1 Siegpunkt (SP), 2 Power, 1 Mystischen Form, 1 Kodora und 1 zufälligen Aufwertung aus dem Beutel. In einer Partie zu zweit ziehst du 3 zufällige Aufwertungen statt 1.
    Siegpunkte sind öffentlich. Power ist geheim. Auch die Aufwertungen in deiner Reserve sind geheim.
    Wie viele Aufwertungen in einer Reserve liegen, ist öffentlich. (Eigene Festlegung.)
    Mystische Formen und Kodoras, die niemand bekommen hat, sind aus der Partie. Sie kommen nie in den Beutel.
rule-CH-1-3 =
    Im Beutel sind die anderen 72 Aufwertungen.
    Sind es zu wenige, ziehst du den Rest. Aus dem leeren Beutel ziehst du nichts. (Eigene Festlegung.)
rule-CH-1-4 =
    Der Startspieler eröffnet den ersten Stich von Runde 1. In der gedruckten Regel beginnt, wer als Letzter im Kostüm war; hier entscheidet das Los. (Eigene Festlegung.)
    Die Schwelle für den Sieg liegt bei 10 SP. Der Tisch kann eine andere wählen.
    Bei einer Schwelle T lies in CH-7.2 und CH-7.4 statt 10 immer T und statt 9 immer T − 1. Die Zahl der Runden bleibt gleich. (Eigene Festlegung.)
rule-CH-1-5 =
    Eine Partie hat höchstens sechs Runden. Jede Runde hat drei Phasen: Vorbereitung (CH-2), Hauptphase (CH-3) und Wertung (CH-7).
    Die Partie endet, sobald jemand nach CH-7.2 gewinnt. Gelingt das niemandem, entscheidet CH-8.
rule-CH-1-6 =
    Öffentlich sind: Siegpunkte und Einsätze, die Zahl der Karten auf jeder Hand, die Zahl der Aufwertungen in jeder Reserve und jede gespielte oder gesetzte Karte mit all ihren Aufwertungen. Geheim sind: die Hände, der Inhalt einer Reserve, wie viel Power jemand hat, und Aufwertungen in Karten, die seit dem Einschieben noch nicht gespielt wurden. Alle sehen, wenn jemand Power bekommt oder bezahlt. Marker für Siegpunkte und Power gehen nie aus. (Eigene Festlegung.)


## CH-2 Vorbereitungsphase

rule-CH-2-1 =
    Der ganze Stapel wird gemischt. Alles, was in den Hüllen steckt, bleibt darin. Alle bekommen 10 Karten, in einer Partie zu zweit 15; so bleibt keine Karte übrig. Sieh dir deine Hand an, bevor du über Wetten entscheidest (CH-2.2).
rule-CH-2-2 =
    Kodora-Wetten gibt es jetzt und nur jetzt. Für jede Wette legst du 2 eigene SP auf die Karte; für n Wetten brauchst du also mindestens 2n SP. Eine Wette kostet keine Power.
    Du wettest mit einer Handkarte, in der schon eine Kodora steckt, oder mit einer, in die du jetzt eine Kodora aus deiner Reserve schiebst.
    Die Karte bleibt die ganze Runde vor dir liegen. In Stichen kannst du sie nicht nutzen; du beginnst die Runde also mit weniger Karten.
    Die Karte liegt offen. (Eigene Festlegung.)
    Du darfst mehrere Wetten abschließen. In Runde 1 kann niemand wetten, weil alle nur 1 SP haben.
rule-CH-2-3 =
    Alle entscheiden gleichzeitig über ihre Wetten, und alle Wetten werden zusammen aufgedeckt. Die letzte Karte deiner Hand darfst du nicht setzen. (Eigene Festlegung.)
rule-CH-2-4 =
    Kodora ist eine gelbe Aufwertung. Sie passt nicht in eine Karte, die schon eine gelbe hat.
rule-CH-2-5 =
    In dieser Phase schiebst du eine Kodora nur ein, um sie sofort zu setzen. Andere Aufwertungen werden nicht eingeschoben.
    Power wird in dieser Phase nicht gegen SP getauscht. (Eigene Festlegung.)
rule-CH-2-6 =
    Eine Kodora gehört der Person, die die Karte mit ihr auf der Hand hat. Eine Karte mit einer Kodora aus einer früheren Runde wird wie jede andere verteilt, und wer sie bekommt, darf sie setzen. So kannst du zu mehreren Wetten kommen. Wetten musst du nie.
rule-CH-2-7 =
    Am Ende der Runde werden die gesetzten Karten mit allen anderen in den Stapel gemischt. Ihre Kodora behalten sie.


## CH-3 Stiche

rule-CH-3-1 =
    Wer den Stich eröffnet, spielt ein Set: eine oder mehrere Karten mit einem gemeinsamen Wert. Danach kommen im Uhrzeigersinn alle an die Reihe, die Karten haben. Sie spielen ein Set, das das letzte schlägt, oder passen.
    Du darfst immer passen, wenn du nicht eröffnest. Auch nach dem Passen darfst du später im selben Stich wieder spielen. Wer eröffnet, darf nicht passen.
rule-CH-3-2 =
    Der Stich endet, wenn seit dem letzten Set alle anderen, die Karten haben, der Reihe nach gepasst haben. Aussetzen zählt dabei wie Passen.
    Wer das letzte Set gespielt hat, gewinnt den Stich und eröffnet den nächsten. Ist dabei die Hand leer geworden, eröffnet die Person links daneben.
    Hat auch sie keine Karten, eröffnet die nächste Person im Uhrzeigersinn, die Karten hat. (Eigene Festlegung.)
rule-CH-3-3 =
    Jedes Set eines Stichs zählt so viele Karten wie das erste. Ein aktivierter Brando zählt als zwei Karten (CH-6.2). Nur für die Mystische Form gilt das nicht (CH-6.1).
rule-CH-3-4 =
    Ein Set schlägt das letzte, wenn sein Wert gleich oder höher ist. In einer Partie zu zweit genügt gleich nicht (CH-3.6). Bei umgedrehter Reihenfolge muss der Wert gleich oder niedriger sein (CH-6.4).
rule-CH-3-5 =
    Spielst du einen gleichen Wert, muss außerdem die nächste Person im Uhrzeigersinn einmal aussetzen. Kommt sie im selben Stich noch einmal an die Reihe, darf sie wieder spielen.
    Wer keine Karten hat, zählt dabei nicht: Es trifft die nächste Person, die noch Karten hat. (Eigene Festlegung.)
rule-CH-3-6 =
    In einer Partie zu zweit schlägt ein gleicher Wert nicht. Der Wert muss höher sein, nicht nur gleich, und bei umgedrehter Reihenfolge niedriger.
    Das gilt nicht, wenn in einer größeren Partie nur noch zwei in der Runde sind. Dort bringt ein gleiches Set die einzige Gegenseite zum Aussetzen und gewinnt so den Stich.
rule-CH-3-7 =
    Die Hauptphase der Runde ist sofort zu Ende, wenn nur noch eine Person Karten hat.
    Den Stich, der dann auf dem Tisch liegt, gewinnt niemand. (Eigene Festlegung.)
rule-CH-3-8 =
    Nur das Passen nach dem letzten Set zählt. Wer davor gepasst hat, ist noch einmal dran. Wer keine Karten hat, ist nicht dran, und niemand wartet darauf. Wer das letzte Set gespielt hat, ist gegen dieses Set nicht dran.
rule-CH-3-9 =
    Aussetzen ist kein Zug: Du schiebst keine Aufwertungen ein und tauschst keine Power. (Eigene Festlegung.)
rule-CH-3-10 =
    Ein Zug läuft in dieser Reihenfolge ab:
    1. Aufwertungen einschieben und Power tauschen, so oft und in welcher Folge du willst.
    2. Passen, oder Fähigkeiten bezahlen und dein Set spielen.
    3. Charmantas drehen die Reihenfolge um, Spukis werden vermerkt, Power nach CH-5.2 kommt dazu.
    4. Wenn du willst, noch einmal Power tauschen.
    5. Obergrenze für Power prüfen (CH-5.4).
    6. Ist deine Hand leer: Platz belegen und werten.
    7. Ende der Hauptphase (CH-3.7), sonst Ende des Stichs (CH-3.2), sonst die nächste Person.
    (Eigene Festlegung.)


## CH-4 Aufwertungen

rule-CH-4-1 =
    Am Anfang deines Zugs, noch vor dem Spielen, darfst du beliebig viele Aufwertungen aus deiner Reserve in Karten deiner Hand schieben. Das ist kostenlos. In dieser Partie kommen sie nie wieder heraus.
    Du darfst jede Karte deiner Hand wählen, nicht nur die, die du gleich spielst. Die gedruckte Regel sagt es mal so, mal so. (Eigene Festlegung.)
rule-CH-4-2 =
    In eine Karte passt höchstens eine Aufwertung jeder Farbe: rot (Gegenstand für die linke Hand), blau (Gegenstand für die rechte Hand), gelb (Begleiter oder Mystische Form) und grün (Aura).
rule-CH-4-3 =
    Eine Aura tritt an die Stelle des gedruckten Werts. Gegenstände zählen dann etwas dazu oder ziehen etwas ab. Ein Wert kann 0 oder negativ sein. Nichts davon ist freiwillig.
rule-CH-4-4 =
    Was du eingeschoben hast, bleibt drin, auch wenn du danach passt. Was in einer Karte steckt, die du nicht spielst, bleibt geheim, bis diese Karte gespielt wird. (Eigene Festlegung.)
rule-CH-4-5 =
    Du spielst eine Aufwertung nie allein. Sie kommt nur aus deiner eigenen Reserve in eine Karte deiner eigenen Hand. Gezogene Aufwertungen kommen sofort in deine Reserve; nutzen darfst du sie ab deinem nächsten Zug.
rule-CH-4-6 =
    Die Karten, die am Ende einer Runde noch auf der letzten Hand sind, kommen ungesehen zurück in den Stapel. (Eigene Festlegung.)


## CH-5 Power

rule-CH-5-1 =
    Eine Karte mit Spezialfähigkeit zeigt, wie viel Power sie kostet. Bevor du ein Set spielst, bezahlst du jede Fähigkeit, die du darin aktivierst. Was du nicht bezahlen kannst, kannst du nicht aktivieren. Aktivieren musst du nie.
rule-CH-5-2 =
    Für jede Karte mit Spezialfähigkeit, die du ohne Aktivierung spielst, bekommst du 1 Power. Du bekommst sie erst, wenn das Set liegt; Fähigkeiten im selben Set kannst du damit nicht bezahlen.
    Ob du die Fähigkeit hättest aktivieren können, ist egal. Auch eine Kodora oder eine Mystische Form in einem Set bringt diese Power. Eine gesetzte Karte wird nicht gespielt und bringt nichts.
rule-CH-5-3 =
    In deinem Zug darfst du 4 Power gegen 1 SP tauschen, auch mehrmals.
rule-CH-5-4 =
    Am Ende deines Zugs und am Ende deiner Wertung darfst du höchstens 6 Power haben. Hast du mehr, tauschst du 4 Power gegen 1 SP oder wirfst Power ab, wie du willst und so oft wie nötig, bis höchstens 6 übrig sind. Dazwischen darfst du mehr als 6 haben.
rule-CH-5-5 =
    Tauschst du in dem Zug, in dem du deine letzte Karte spielst, Power gegen SP, zählen diese SP für CH-7.2, egal ob du vor oder nach dem Set tauschst. SP, die du am Ende deiner Wertung eintauschst, kommen für diese Runde zu spät. Außerhalb deines Zugs tauschst du Power nur nach CH-5.4. (Eigene Festlegung.)


## CH-6 Spezialfähigkeiten

rule-CH-6-1 =
    Mystische Form (2 Power): Du spielst die Karte allein, ihr Wert zählt nicht. Sie schlägt jedes Set, gleich wie groß und wie hoch. Danach kann nur noch eine weitere aktivierte Mystische Form gespielt werden, und dann muss die nächste Person aussetzen (CH-3.5).
    In einer Partie zu zweit ist Form auf Form erlaubt, aber niemand setzt aus. Ohne Aktivierung ist die Karte eine gewöhnliche Karte mit ihrem Wert.
    Mit einer aktivierten Mystischen Form darfst du auch eröffnen. (Eigene Festlegung.)
rule-CH-6-2 =
    Brando (1 Power, eigene Angabe von Heldenrunde): Die Karte gilt doppelt, als lägen zwei gleiche da.
rule-CH-6-3 =
    Stachel (1 Power): Die Karte ist ein Joker und nimmt den Wert der übrigen Karten ihres Sets an. Mindestens eine andere Karte im Set braucht einen festen Wert. Zwei Joker allein sind kein Set.
rule-CH-6-4 =
    Charmanta (1 Power, eigene Angabe von Heldenrunde): Sobald das Set liegt, ist die Reihenfolge der Werte bis zum Ende des Stichs umgedreht. Das Set selbst muss noch nach der bisherigen Reihenfolge erlaubt sein. Eine weitere aktivierte Charmanta dreht sie zurück.
    Gleiche Werte bleiben erlaubt, und die nächste Person muss weiterhin aussetzen. In einer Partie zu zweit bleiben sie verboten. Jeder Stich beginnt aufsteigend.
rule-CH-6-5 =
    Spukis (2 Power, eigene Angabe von Heldenrunde): Gewinnst du den laufenden Stich, egal mit welchem Set, bekommst du sofort 1 SP. Gewinnt ihn jemand anders, bekommst du nichts. Der Punkt zählt noch in dieser Runde für die Schwelle, wenn du den Stich gewinnst, bevor du deine letzte Karte spielst.
    Spukis in deinem allerletzten Set bringen ihren SP auch dann, wenn du diesen Stich erst später gewinnst. Für CH-7.2 ist das zu spät, denn du wertest in dem Moment, in dem du deine letzte Karte spielst. Ein Stich, den CH-3.7 abbricht, bringt nichts. (Eigene Festlegung.)
rule-CH-6-6 =
    Kodora (keine Power): die Wette aus CH-2.2. Wirst du in der Runde Erster, behältst du deine 2 SP Einsatz und bekommst für jede Wette 2 SP dazu, noch vor der Prüfung auf den Sieg. Sonst ist der Einsatz verloren.
    In der Hauptphase kannst du die Karte nur für ihren Wert spielen. Dann bringt sie Power nach CH-5.2.
rule-CH-6-7 =
    Liegt eine Mystische Form auf einem gewöhnlichen Set, muss niemand aussetzen, egal welchen Wert ihre Karte hat. Nur bei Form auf Form ist das so. In welche Richtung die Reihenfolge läuft, spielt für Formen keine Rolle. (Eigene Festlegung.)
rule-CH-6-8 =
    Aktivierst du mehrere Fähigkeiten in einem Set, zählen alle: Jeder Brando zählt eine Karte dazu, jede Charmanta dreht die Reihenfolge um (zwei heben sich auf), und jede Spukis-Karte ist 1 SP wert. Beliebig viele Stachel dürfen sich an eine feste Karte hängen. Eine Karte mit Brando ist eine feste Karte, ein nicht aktivierter Stachel auch. Einen einzelnen aktivierten Brando darfst du als Paar eröffnen. Aura und Gegenstände eines aktivierten Stachels zählen nicht. (Eigene Festlegung.)


## CH-7 Wertung

rule-CH-7-1 =
    Wirst du deine letzte Karte los, belegst du den nächsten Platz und wertest sofort. Die anderen spielen weiter. Endet die Hauptphase, belegt die Person, die noch Karten hat, den letzten Platz und wertet.
rule-CH-7-2 =
    Bist du in einer Runde Erster und hast vor dieser Wertung 10 oder mehr SP, gewinnst du sofort die Partie. SP aus Spukis und Kodora sind eingerechnet.
rule-CH-7-3 =
    Sonst bekommst du die Belohnung für deinen Platz. Es zählt, zu wievielt die Partie gespielt wird. Jeder Eintrag heißt SP / Power / Aufwertungen; die Aufwertungen ziehst du zufällig aus dem Beutel.
    Zu sechst: 1. Platz 5/0/1, 2. Platz 4/1/1, 3. Platz 3/1/2, 4. Platz 2/2/2, 5. Platz 1/2/3, 6. Platz −1*/3/3.
    Zu fünft: 1. Platz 5/0/1, 2. Platz 3/1/2, 3. Platz 2/1/2, 4. Platz 1/2/2, 5. Platz −1*/2/3.
    Zu viert: 1. Platz 5/0/1, 2. Platz 3/1/2, 3. Platz 1/2/2, 4. Platz −1*/2/3.
    Zu dritt: 1. Platz 5/0/1, 2. Platz 2/1/2, 3. Platz −1*/2/3.
    Zu zweit: 1. Platz 4/0/2, 2. Platz −1*/1/2.
    Für die Plätze mit * siehe CH-7.4. Beispiel: Der dritte Platz zu viert bringt 1 SP, 2 Power und 2 Aufwertungen.
rule-CH-7-4 =
    Der letzte Platz kostet 1 SP. Wer danach immer noch 10 oder mehr SP hat, fällt auf 9.
    Unter 0 SP fällt niemand. (Eigene Festlegung.)
rule-CH-7-5 =
    Wer in einer Runde den letzten Platz belegt, eröffnet den ersten Stich der nächsten. Karten behalten ihre Aufwertungen.
rule-CH-7-6 =
    Eine Wertung läuft in dieser Reihenfolge ab. Erster Platz: Kodora-Wetten werden ausgezahlt, dann kommt die Prüfung auf den Sieg, dann die Belohnung, dann die Obergrenze für Power; im selben Moment verlieren alle anderen ihre Einsätze. Andere Plätze: die Belohnung, dann die Obergrenze für Power. Letzter Platz: −1 SP und der Fall auf 9, dann Power und Aufwertungen, dann die Obergrenze für Power. Werden dort 4 Power getauscht, können es wieder 10 SP werden. (Eigene Festlegung.)


## CH-8 Ende nach sechs Runden

rule-CH-8-1 =
    Hat in sechs Runden niemand gewonnen, kommt es auf den ersten Platz von Runde 6 an. Wer ihn belegt und nach allen Wertungen mehr SP hat als alle anderen, gewinnt.
rule-CH-8-2 =
    Sonst gibt es Sudden Death: Der erste Platz von Runde 6 spielt gegen die Person oder die Personen mit den meisten SP. Alle anderen sehen zu. Alle Karten werden gemischt. Wer teilnimmt, bekommt 10, in einer Partie zu zweit 15. Der Rest liegt ungesehen beiseite. Der letzte Platz von Runde 6 eröffnet. Wer zuerst fertig ist, gewinnt, ganz gleich wie die SP stehen.
    Nimmt der letzte Platz von Runde 6 nicht teil, eröffnet die nächste teilnehmende Person im Uhrzeigersinn. (Eigene Festlegung.)
rule-CH-8-3 =
    Davon abgesehen läuft Sudden Death wie jede andere Runde.
    Das heißt: Kodora-Wetten (für die du weiter die SP brauchst), Aufwertungen und Power wie immer. Spielen nur zwei aus einer größeren Partie, gelten die Regeln der größeren Partie; gleiche Sets sind also erlaubt (CH-3.6). Die Runde endet, wenn die erste Person fertig ist; niemand wertet. (Eigene Festlegung.)


## Beispiele. A, B, C … sitzen im Uhrzeigersinn; Zahlen sind Werte von Karten.

example-CH-1 =
    Zu viert. A eröffnet mit einer 6. Auch Bs letzte Karte ist eine 6. B belegt den ersten Platz und wertet, bevor sonst jemand handelt. C muss aussetzen, D passt, A passt. B hat den Stich gewonnen, ist aber fertig. Also eröffnet C: genau die Person, die aussetzen musste.
    Später eröffnet D mit einer 4, und A spielt eine 4. C muss aussetzen, nicht der leere Platz von B. Passt dann D, hat A den Stich gewonnen; auf ein Passen von B wartet niemand.
    Regeln: CH-3.2, CH-3.5, CH-3.8, CH-7.1.
    .title = Erst aussetzen, dann eröffnen
example-CH-2 =
    Zu viert. A eröffnet mit zwei 3ern, B und C passen, D spielt zwei 3er. A muss aussetzen. B und C werden wieder gefragt, und B spielt zwei 5er. Jetzt müssen C, D und A alle passen, bevor B den Stich gewinnt. A darf spielen, obwohl A vorher aussetzen musste.
    Regeln: CH-3.2, CH-3.8.
    .title = Altes Passen beendet keinen Stich
example-CH-3 =
    Zu dritt. A hat zwei 8er gespielt. B spielt ebenfalls zwei 8er, einen davon mit aktivierter Charmanta. C muss aussetzen. A darf nur mit einem Paar 8er oder niedriger antworten; ein Paar 9er ist nicht erlaubt. Antwortet A mit zwei 8ern, muss B aussetzen, und C ist dran. Der nächste Stich ist wieder aufsteigend.
    Regeln: CH-3.5, CH-6.4.
    .title = Gleich und umgedreht in einem Set
example-CH-4 =
    Zu dritt, Runde 3. A hat 9 SP, eine Karte auf der Hand, in die B in Runde 1 eine Kodora geschoben hat, und die eigene Kodora in der Reserve. A setzt beide: 4 SP Einsatz, 8 Karten bleiben auf der Hand.
    Wird A Erster: 9 + 4 = 13, und A gewinnt die Partie. Auf dem zweiten Platz: 9 − 4 + 2 = 7. Auf dem letzten Platz: 9 − 4 − 1 = 4. Mit nur 3 SP wäre A auf eine einzige Wette beschränkt gewesen.
    Regeln: CH-2.2, CH-2.6, CH-6.6, CH-7.6.
    .title = Zwei Kodoras
example-CH-5 =
    A hat 9 SP und 3 Power und spielt die letzte Karte, mit einem nicht aktivierten Stachel. Das macht 4 Power. A tauscht sie gegen den 10. SP und wertet: A ist Erster und gewinnt die Partie.
    Angenommen, in der letzten Karte stecken stattdessen aktivierte Spukis: 2 Power sind bezahlt, 1 bleibt. Mit 9 SP gewinnt A nicht, denn der Stich ist noch nicht gewonnen. In einer Partie ab drei Personen wertet A den ersten Platz und hat 14 SP. Den SP der Spukis, den 15., bekommt A nur, wenn der Stich später an A fällt. In einer Partie zu zweit ist die Runde vorbei: A hat 13 SP, und die Spukis bringen nichts.
    Regeln: CH-3.10, CH-5.2, CH-5.5, CH-7.2.
    .title = Power im letzten Zug
example-CH-6 =
    Zu viert. Auf dem letzten Platz stehen 12 SP und 6 Power. Aus 12 werden erst 11, dann fallen die SP auf 9. Mit den 2 Power der Belohnung sind es 8 Power, und 3 Aufwertungen werden gezogen. Jetzt bleibt die Wahl: 2 Power abwerfen (9 SP, 6 Power) oder 4 tauschen (10 SP, 4 Power). Wer 0 SP hat, verliert auf dem letzten Platz keinen SP.
    Regeln: CH-5.4, CH-7.4, CH-7.6.
    .title = Letzter Platz mit zu viel
example-CH-7 =
    Auf zwei 8er ist eine einzelne 9 mit aktiviertem Brando erlaubt. Dieselbe 9 ohne Aktivierung ist es nicht. Auf eine 8 ist die 9 nur ohne Aktivierung erlaubt und bringt dann 1 Power.
    Eine 9 mit aktiviertem Brando und ein aktivierter Stachel sind drei 9er aus zwei Karten. Sie kosten 2 Power. Diese 2 Power musst du haben, bevor du das Set spielst, auch wenn eine andere Karte des Sets 1 Power bringt.
    Regeln: CH-3.3, CH-5.2, CH-6.2, CH-6.8.
    .title = Größe der Sets und Brando
example-CH-8 =
    Zu viert. Auf drei 8er spielt B eine Karte mit Wert 8 und aktivierter Mystischer Form. Niemand muss aussetzen. C kann nicht mit drei 10ern antworten, wohl aber mit einer Form: Dann muss D aussetzen. In einer Partie zu zweit müsste bei Form auf Form niemand aussetzen.
    Regeln: CH-3.5, CH-6.1, CH-6.7.
    .title = Formen
example-CH-9 =
    Zu viert nach Runde 6: A hat den ersten Platz und 14 SP, B hat 16, C hat 16, D hat den letzten Platz und 8. A, B und C spielen Sudden Death. Von den 40 Karten bekommen sie je 10, und 10 liegen ungesehen beiseite. D nimmt nicht teil, also eröffnet A.
    Hätte nur B 16, würden nur A und B spielen, und ein gleiches Set würde den Stich sofort gewinnen. Hätte A neben B 16 und C weniger, hieße es ebenfalls A gegen B. Mit 17 hätte A ohne siebte Runde gewonnen.
    Regeln: CH-8.1, CH-8.2, CH-8.3.
    .title = Sudden Death
example-CH-10 =
    Zu sechst, sechs Runden. Vor den Wertungen von Runde 6 sind noch 72 − 6 − 5 × 12 = 6 Aufwertungen im Beutel. Die Plätze 1 bis 4 ziehen 1, 1, 2 und 2. Die Plätze 5 und 6 ziehen nichts.
    Regeln: CH-1.3, CH-7.1.
    .title = Der Beutel wird leer

# Beispiele 11 bis 20: die Fälle der veröffentlichten Regel.
example-CH-11 =
    Eine 1 mit einem Gegenstand −4 ist −3 wert.
    Regeln: CH-4.3.
    .title = Ein negativer Wert
example-CH-12 =
    Du spielst zwei 7er und aktivierst bei einem davon den Brando. Das Set zählt wie drei 7er.
    Regeln: CH-6.2.
    .title = Brando im Set
example-CH-13 =
    Du spielst zwei 5er zusammen mit einer Karte, deren Stachel du aktivierst. Das Set zählt wie drei 5er.
    Regeln: CH-6.3.
    .title = Stachel im Set
example-CH-14 =
    Vier 8er liegen auf dem Tisch. Eine einzige Karte mit aktivierter Mystischer Form schlägt sie.
    Regeln: CH-6.1.
    .title = Eine Form gegen vier Karten
example-CH-15 =
    Zwei 8er liegen auf dem Tisch. Eine Karte mit Charmanta geht jetzt nur in einem Paar 8er oder einem höheren Paar. Ist sie aktiviert, müssen die Paare gleich bleiben oder sinken: Ein Paar 4er schlägst du dann mit 4ern oder etwas Niedrigerem.
    Regeln: CH-6.4.
    .title = Charmanta
example-CH-16 =
    Du hast 8 SP und schließt eine Kodora-Wette ab. Du wirst in der Runde Erster: 8 + 2 = 10. Erst dann wird geprüft, ob es reicht. Also gewinnst du die Partie.
    Regeln: CH-6.6, CH-7.2.
    .title = Die Wette bringt den zehnten Punkt
example-CH-17 =
    Du hast eine 7 mit Stachel. Spiel sie als 7, dann bekommst du 1 Power. Oder zahl 1 Power, dann passt sie in ein Set mit anderem Wert, etwa zu 10ern.
    Regeln: CH-5.1, CH-5.2, CH-6.3.
    .title = Aktivieren oder verdienen
example-CH-18 =
    Zu fünft braucht ihr 50 Charaktere. Einmal 1 bis 10 bleibt übrig.
    Regeln: CH-1.1.
    .title = Der Stapel zu fünft
example-CH-19 =
    Auf drei 1er kannst du nur mit genau drei Karten antworten. Vier 5er schlägst du mit vier Karten ab Wert 5.
    Regeln: CH-3.3, CH-3.4.
    .title = Anzahl und Wert
example-CH-20 =
    In einer Partie zu dritt haben nur noch zwei Personen Karten. Eine davon spielt ein Set mit gleichem Wert. Die andere muss aussetzen, und damit ist der Stich sofort gewonnen.
    Regeln: CH-3.5, CH-3.6.
    .title = Noch zwei von dreien


## Charaktere

card-character-1 = Hotaru
    .source = Name: eigene Angabe von Heldenrunde
card-character-2 = Akiko
    .source = Name: aus dem veröffentlichten Spiel
card-character-3 = Satoshi
    .source = Name: aus dem veröffentlichten Spiel; dass es die 3 ist: eigene Vermutung von Heldenrunde
card-character-4 = Renji
    .source = Name: eigene Angabe von Heldenrunde
card-character-5 = Iwao
    .source = Name: aus dem veröffentlichten Spiel
card-character-6 = Misao
    .source = Name: aus dem veröffentlichten Spiel
card-character-7 = Kichiro
    .source = Name: aus dem veröffentlichten Spiel
card-character-8 = Tomoe
    .source = Name: eigene Angabe von Heldenrunde
card-character-9 = Yoshima
    .source = Name: aus dem veröffentlichten Spiel
card-character-10 = Cyborg
    .source = Name: aus dem veröffentlichten Spiel


## Auren (grün)

card-glimmer = Glimmen
    .text = Grün, Aura: Statt des gedruckten Werts gilt 1.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-spark = Funke
    .text = Grün, Aura: Statt des gedruckten Werts gilt 2.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-breeze = Windhauch
    .text = Grün, Aura: Statt des gedruckten Werts gilt 3.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-spring = Quelle
    .text = Grün, Aura: Statt des gedruckten Werts gilt 4.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-moss-glow = Moosglanz
    .text = Grün, Aura: Statt des gedruckten Werts gilt 5.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-flame = Flamme
    .text = Grün, Aura: Statt des gedruckten Werts gilt 6.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-surf = Brandung
    .text = Grün, Aura: Statt des gedruckten Werts gilt 7.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-thunder = Gewitter
    .text = Grün, Aura: Statt des gedruckten Werts gilt 8.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-moonlight = Mondlicht
    .text = Grün, Aura: Statt des gedruckten Werts gilt 9.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-sunfire = Sonnenfeuer
    .text = Grün, Aura: Statt des gedruckten Werts gilt 10.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-primal-force = Urkraft
    .text = Grün, Aura: Statt des gedruckten Werts gilt 12.
    .source = Name und Wert: eigene Angabe von Heldenrunde


## Gegenstände für die linke Hand (rot)

card-fish = Fisch
    .text = Rot, linke Hand: +1 auf den Wert der Karte.
    .source = Der Fisch: aus dem veröffentlichten Spiel; der Wert: eigene Angabe von Heldenrunde
card-buckler = Rundschild
    .text = Rot, linke Hand: +2 auf den Wert der Karte.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-dragon-fist = Drachenfaust
    .text = Rot, linke Hand: +3 auf den Wert der Karte.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-balloon = Luftballon
    .text = Rot, linke Hand: −1 auf den Wert der Karte.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-teapot = Teekanne
    .text = Rot, linke Hand: −2 auf den Wert der Karte.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-ball-and-chain = Eisenkugel
    .text = Rot, linke Hand: −4 auf den Wert der Karte.
    .source = Dass es einen Gegenstand −4 gibt: aus dem veröffentlichten Spiel; Name und Farbe: eigene Angabe von Heldenrunde


## Gegenstände für die rechte Hand (blau)

card-wooden-sword = Holzschwert
    .text = Blau, rechte Hand: +1 auf den Wert der Karte.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-power-gauntlet = Kraftfaust
    .text = Blau, rechte Hand: +2 auf den Wert der Karte.
    .source = Der Handschuh und sein Wert: aus dem veröffentlichten Spiel; der genaue Name: eigene Angabe von Heldenrunde
card-panda-glove = Pandahandschuh
    .text = Blau, rechte Hand: +3 auf den Wert der Karte.
    .source = Der Handschuh: aus dem veröffentlichten Spiel; der Wert: eigene Angabe von Heldenrunde
card-sky-blade = Himmelsklinge
    .text = Blau, rechte Hand: +4 auf den Wert der Karte.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-bouquet = Blumenstrauß
    .text = Blau, rechte Hand: −1 auf den Wert der Karte.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-umbrella = Regenschirm
    .text = Blau, rechte Hand: −2 auf den Wert der Karte.
    .source = Name und Wert: eigene Angabe von Heldenrunde
card-anvil = Amboss
    .text = Blau, rechte Hand: −4 auf den Wert der Karte.
    .source = Dass es einen Gegenstand −4 gibt: aus dem veröffentlichten Spiel; Name und Farbe: eigene Angabe von Heldenrunde


## Begleiter (gelb)

card-quill = Stachel
    .text = Gelb, Begleiter. Kosten: 1 Power. Joker: Die Karte nimmt den Wert der übrigen Karten ihres Sets an. Mindestens eine andere Karte im Set braucht einen festen Wert.
    .source = Name, Fähigkeit und Kosten: aus dem veröffentlichten Spiel
card-brando = Brando
    .text = Gelb, Begleiter. Kosten: 1 Power. Die Karte gilt doppelt, als lägen zwei gleiche da.
    .source = Name und Fähigkeit: aus dem veröffentlichten Spiel; die Kosten: eigene Angabe von Heldenrunde
card-charmanta = Charmanta
    .text = Gelb, Begleiter. Kosten: 1 Power. Nach diesem Set ist die Reihenfolge der Werte bis zum Ende des Stichs umgedreht.
    .source = Name und Fähigkeit: aus dem veröffentlichten Spiel; die Kosten: eigene Angabe von Heldenrunde
card-spookies = Spukis
    .text = Gelb, Begleiter. Kosten: 2 Power. Gewinnst du diesen Stich, egal mit welchem Set, bekommst du sofort 1 Siegpunkt.
    .source = Name und Fähigkeit: aus dem veröffentlichten Spiel; die Kosten: eigene Angabe von Heldenrunde


## Mystische Formen (gelb)

card-colossus = Colossus
    .text = Gelb, Mystische Form. Kosten: 2 Power. Allein gespielt schlägt die Karte jedes Set, ihr eigener Wert zählt nicht. Nur eine andere aktivierte Mystische Form schlägt sie.
    .source = Name, Fähigkeit und Kosten: aus dem veröffentlichten Spiel
card-feuerfaust = Feuerfaust
    .text = Gelb, Mystische Form. Kosten: 2 Power. Allein gespielt schlägt die Karte jedes Set, ihr eigener Wert zählt nicht. Nur eine andere aktivierte Mystische Form schlägt sie.
    .source = Name, Fähigkeit und Kosten: aus dem veröffentlichten Spiel
card-klingor = Klingor
    .text = Gelb, Mystische Form. Kosten: 2 Power. Allein gespielt schlägt die Karte jedes Set, ihr eigener Wert zählt nicht. Nur eine andere aktivierte Mystische Form schlägt sie.
    .source = Name, Fähigkeit und Kosten: aus dem veröffentlichten Spiel
card-stormclaw = Sturmklaue
    .text = Gelb, Mystische Form. Kosten: 2 Power. Allein gespielt schlägt die Karte jedes Set, ihr eigener Wert zählt nicht. Nur eine andere aktivierte Mystische Form schlägt sie.
    .source = Fähigkeit und Kosten: aus dem veröffentlichten Spiel; der Name: eigene Angabe von Heldenrunde
card-mistwraith = Nebelgeist
    .text = Gelb, Mystische Form. Kosten: 2 Power. Allein gespielt schlägt die Karte jedes Set, ihr eigener Wert zählt nicht. Nur eine andere aktivierte Mystische Form schlägt sie.
    .source = Fähigkeit und Kosten: aus dem veröffentlichten Spiel; der Name: eigene Angabe von Heldenrunde
card-ironheart = Eisenherz
    .text = Gelb, Mystische Form. Kosten: 2 Power. Allein gespielt schlägt die Karte jedes Set, ihr eigener Wert zählt nicht. Nur eine andere aktivierte Mystische Form schlägt sie.
    .source = Fähigkeit und Kosten: aus dem veröffentlichten Spiel; der Name: eigene Angabe von Heldenrunde


## Kodora (gelb)

card-kodora = Kodora
    .text = Gelb. Kostet keine Power. In der Vorbereitungsphase darfst du die Karte setzen: Leg sie mit 2 deiner Siegpunkte vor dich. Wirst du in der Runde Erster, bleiben sie dir und du bekommst 2 dazu; sonst sind sie verloren. In einem Stich zählt die Karte nur mit ihrem Wert und bringt 1 Power.
    .source = Name, Fähigkeit und Einsatz: aus dem veröffentlichten Spiel


## Farben

colour-red = Rot: Gegenstand für die linke Hand
    .name = Rot
    .kind = Gegenstand für die linke Hand
colour-blue = Blau: Gegenstand für die rechte Hand
    .name = Blau
    .kind = Gegenstand für die rechte Hand
colour-yellow = Gelb: Begleiter oder Mystische Form
    .name = Gelb
    .kind = Begleiter
    .form = Mystische Form
colour-green = Grün: Aura
    .name = Grün
    .kind = Aura


## Einstellungen des Tisches

option-threshold = Schwelle
    .help = Mit so vielen Siegpunkten gewinnst du die Partie, sobald du danach in einer Runde Erster wirst. Voreinstellung: 10.


## Der Tisch

zone-trick = Stich
zone-hand = Hand von { $player }
    .short = Hand
zone-reserve = Reserve von { $player }
    .short = Reserve
zone-bets = Wetten von { $player }
    .short = Wetten
zone-played = Frühere Stiche
zone-bag = Beutel
counter-vp = Siegpunkte
counter-power = Power
counter-staked = Einsatz
state-sits-out = sieht zu
state-place = { $place }. Platz
state-last-set = hat das letzte Set gespielt
headline-round = Runde { $round } von 6
headline-sudden-death = Sudden Death
headline-threshold = Schwelle: { $threshold } SP
beat-set = { $order ->
    [falling] Zu schlagen: { $size } × { $value } von { $player }. Die Werte sinken.
   *[rising] Zu schlagen: { $size } × { $value } von { $player }. Die Werte steigen.
}
beat-form = Zu schlagen: eine Mystische Form von { $player }. Das geht nur mit einer weiteren Mystischen Form.
# Eine Karte in einem Wort: ihr Wert und was an ihr besonders ist.
piece-short = { $ability ->
    [none] { $value }
   *[other] { $value } ({ $name })
}
# Eine Karte, wie sie gedruckt ist, und eine mit allem, was in ihrer Hülle steckt.
piece-printed = { $name } { $mark }
piece-sleeve = { $card } mit { $upgrades }


## Fragen

# Choices that are put together, and steps through long lists.
form-play = Ein Set aus bestimmten Karten …
form-play-cards = Welche Karten?
form-play-active = Welche Fähigkeiten aktivierst du?
form-slide = Eine Aufwertung in eine bestimmte Karte …
form-slide-upgrade = Welche Aufwertung?
form-slide-card = In welche Karte?
form-bet = Bestimmte Karten setzen …
form-bet-cards = Welche Karten, je 2 SP?
step-set = { $n ->
    [one] Eine Karte …
   *[other] Ein Set aus { $n } Karten …
}
step-slide = { $upgrade } einschieben …

ask-bets = Möchtest du eine Kodora-Wette abschließen?
ask-lead = Du eröffnest den Stich: Spiel ein Set. Vorher darfst du Aufwertungen einschieben und Power tauschen.
ask-moves = Du bist dran: Schlag das letzte Set oder passe. Vorher darfst du Aufwertungen einschieben und Power tauschen.
ask-after-set = Dein Set liegt. Was machst du mit deiner Power?
ask-too-much-power = Du hast mehr als 6 Power. Tauschst du 4 davon, oder wirfst du welche ab?


## Zur Wahl

do-bet = { $cards } setzen, 2 SP pro Karte
do-no-bet = Keine Wette
do-slide = „{ $upgrade }“ in die { $card } schieben
do-play = { $cards } spielen
do-play-active = { $cards } spielen, aktivieren: { $abilities }
do-pass = Passen
do-change = 4 Power gegen 1 SP tauschen
do-discard = 1 Power abwerfen
do-done = Zug beenden

# Womit man in Ruhe gelassen werden kann
again-sets = Sets spielen
again-power = Power tauschen


## Was geschah

log-round = { $n ->
    [7] Die entscheidende Runde beginnt.
   *[other] Runde { $n } beginnt.
}
log-deal = { $n ->
    [one] { $player } bekommt { $n } Karte: { $cards }.
   *[other] { $player } bekommt { $n } Karten: { $cards }.
}
log-deal-unseen = { $n ->
    [one] { $player } bekommt { $n } Karte.
   *[other] { $player } bekommt { $n } Karten.
}
log-bet = { $player } setzt { $cards }, Einsatz: { $n } SP.
log-lead = { $player } eröffnet den Stich.
# $name: form, oder wie viele Karten das Set zählt; $n: sein Wert
log-play = { $name ->
    [form] { $player } spielt { $cards }.
   *[other] { $player } spielt { $name } × { $n }: { $cards }.
}
log-pass = { $player } passt.
log-skip = { $player } muss aussetzen.
log-win-trick = { $player } gewinnt den Stich.
# $cards: die Aufwertung und der Charakter
log-slide = { $player } schiebt { $first } in { $last }.
log-slide-unseen = { $player } schiebt eine Aufwertung in eine Karte.
# $on: die Aufwertung; $name: was sie bewirkt
log-activate = { $name ->
    [form] { $player } aktiviert { $on }: Nur eine weitere Mystische Form schlägt das.
    [quill] { $player } aktiviert { $on } als Joker, bei { $cards }.
    [brando] { $player } aktiviert { $on }, damit zählt { $cards } doppelt.
    [falling] { $player } aktiviert { $on }: Jetzt sinken die Werte.
    [rising] { $player } aktiviert { $on }: Jetzt steigen die Werte wieder.
   *[spookies] { $player } aktiviert { $on }: Geht der Stich an { $player }, bringt das 1 SP.
}
log-pay = { $player } bezahlt { $n } Power.
log-power = { $n ->
    [one] { $player } bekommt { $n } Power für eine Fähigkeit, die nicht aktiviert ist.
   *[other] { $player } bekommt { $n } Power für Fähigkeiten, die nicht aktiviert sind.
}
log-change = { $player } tauscht 4 Power gegen { $n } SP.
log-discard = { $player } wirft { $n } Power ab.
log-spooks-won = { $player } bekommt { $n } SP für „{ card-spookies }“.
# $n: der Einsatz und noch einmal so viel, also 4 SP für jede Wette
log-stake-won = { $n ->
    [4] { $player } gewinnt die Kodora-Wette und nimmt { $n } SP: den Einsatz und noch einmal so viel.
   *[other] { $player } gewinnt alle Kodora-Wetten und nimmt { $n } SP: die Einsätze und noch einmal so viel.
}
log-stake-lost = { $player } verliert { $n } SP Einsatz.
log-place = { $n ->
    [1] { $player } belegt den ersten Platz.
    [2] { $player } belegt den zweiten Platz.
    [3] { $player } belegt den dritten Platz.
    [4] { $player } belegt den vierten Platz.
    [5] { $player } belegt den fünften Platz.
    [6] { $player } belegt den sechsten Platz.
   *[other] { $player } belegt Platz { $n }.
}
# $m: Power
log-reward = { $n ->
    [0] { $player } bekommt { $m } Power.
   *[other] { $m ->
        [0] { $player } bekommt { $n } SP.
       *[other] { $player } bekommt { $n } SP und { $m } Power.
    }
}
log-first-draw = { $n ->
    [one] { $player } zieht { $n } Aufwertung: { $cards }.
   *[other] { $player } zieht { $n } Aufwertungen: { $cards }.
}
log-first-draw-unseen = { $n ->
    [one] { $player } zieht { $n } Aufwertung.
   *[other] { $player } zieht { $n } Aufwertungen.
}
log-draw = { $n ->
    [0] Der Beutel ist leer: { $player } zieht keine Aufwertung.
    [one] { $player } zieht { $n } Aufwertung: { $cards }.
   *[other] { $player } zieht { $n } Aufwertungen: { $cards }.
}
log-draw-unseen = { $n ->
    [one] { $player } zieht { $n } Aufwertung.
   *[other] { $player } zieht { $n } Aufwertungen.
}
# $m: was übrig ist
log-last-loses = { $player } verliert für den letzten Platz { $n } SP, übrig: { $m }.
log-sudden-death = Sudden Death: { $player } (erster Platz in Runde 6) spielt gegen { $to }.
# $name: threshold, six-rounds oder sudden-death
log-win = { $name ->
    [sudden-death] { $player } ist zuerst fertig und gewinnt die Partie.
    [six-rounds] { $player } hat nach sechs Runden mit { $n } SP allein die meisten und gewinnt die Partie.
   *[threshold] { $player } gewinnt die Partie mit { $n } SP.
}


## Warum nicht: Wetten

no-only-bets-now = Jetzt geht es nur um Kodora-Wetten. Andere Aufwertungen schiebst du später in deinem Zug ein, und auch Power tauschst du erst dort.
no-play-before-bets = Noch werden keine Sets gespielt. Entscheide zuerst, ob du wettest.
no-bet-now = Eine Kodora-Wette geht nur vor dem ersten Stich einer Runde.
no-card-to-bet = Du kannst nur Karten deiner Hand setzen, jede nur einmal. Wähle mindestens eine.
no-stake = Dafür brauchst du { $needed } SP, 2 für jede Karte, hast aber nur { $vp }. Setze weniger Karten.
no-last-card-bet = Du darfst nicht die ganze Hand setzen. Behalte mindestens eine Karte.
no-second-yellow = In dieser Karte steckt schon eine andere gelbe Aufwertung, darum passt keine Kodora hinein. Wähle eine andere Karte.
no-kodora = Jede Karte, die du setzt, braucht eine Kodora: eine, die schon in ihr steckt, oder die aus deiner Reserve.


## Warum nicht: Sets

no-set = Ein Set besteht aus einer oder mehreren Karten deiner Hand, jede nur einmal. Wähle mindestens eine.
no-card-of-yours = Du kannst nur Karten deiner eigenen Hand spielen.
no-mixed-values = Alle Karten eines Sets brauchen denselben Wert. Diese gehen von { $low } bis { $high }.
no-wrong-size = { $size ->
    [one] Dieses Set zählt { $size } Karte, aber dieser Stich verlangt { $needed }.
   *[other] Dieses Set zählt { $size } Karten, aber dieser Stich verlangt { $needed }.
}
no-too-few = { $needed ->
    [one] Dieser Stich verlangt Sets aus { $needed } Karte. Mit Wert { $value } geht keines.
   *[other] Dieser Stich verlangt Sets aus { $needed } Karten. Mit Wert { $value } hast du nicht genug.
}
no-too-low = { $value } schlägt { $other } nicht: Die Werte steigen in diesem Stich.
no-too-high = { $value } schlägt { $other } nicht: Die Reihenfolge ist umgedreht, die Werte sinken.
no-equal-with-two = { $value } schlägt { $other } nicht: In einer Partie zu zweit genügt ein gleicher Wert nicht.
no-only-forms = Eine Mystische Form liegt auf dem Tisch. Nur eine weitere aktivierte Mystische Form schlägt sie.
no-pass-for-leader = Du eröffnest, also darfst du nicht passen. Spiel ein Set.
no-second-set = Du hast in diesem Zug dein Set schon gespielt. Jetzt geht es nur noch um deine Power.


## Warum nicht: Aufwertungen, Fähigkeiten und Power

no-upgrade-of-yours = Diese Aufwertung ist nicht in deiner Reserve.
no-card-for-upgrade = Du kannst Aufwertungen nur in Karten deiner eigenen Hand schieben.
no-second-of-colour = In dieser Karte steckt schon eine Aufwertung dieser Farbe. Wähle eine andere Karte.
no-slide-after-set = Dein Set liegt schon. Aufwertungen schiebst du vor dem Spielen ein, also in deinem nächsten Zug.
no-such-activation = Du kannst nur Karten des Sets aktivieren, das du spielst, jede nur einmal.
no-ability = Diese Karte hat keine Spezialfähigkeit.
no-kodora-in-tricks = In einem Stich kannst du keine Kodora aktivieren. Ihre Karte zählt dort nur mit ihrem Wert.
no-form-in-company = Eine aktivierte Mystische Form musst du allein spielen.
no-jokers-alone = Aktivierte Stachel allein sind kein Set. Nimm eine Karte mit festem Wert dazu.
no-power = { $power ->
    [0] Das kostet { $cost } Power, du hast aber keine. Aktiviere nichts.
   *[other] Das kostet { $cost } Power, du hast aber nur { $power }. Aktiviere weniger oder nichts.
}
no-power-to-change = { $power ->
    [0] Für 1 SP brauchst du 4 Power, du hast aber keine.
   *[other] Für 1 SP brauchst du 4 Power, du hast aber nur { $power }.
}
no-settling-now = Überschüssige Power wird erst am Ende des Zugs oder der Wertung abgeworfen. Spiel ein Set oder passe.
no-discard-below-seven = Du hast { $power } Power. Abwerfen darfst du nur, wenn du mehr als 6 hast.
no-more-than-six = Du hast { $power } Power, behalten darfst du aber nur 6. Tausche 4 gegen 1 SP oder wirf welche ab.
points = { $n } SP

## Lektion

lesson-goal = Gewinne die Partie: Werde in einer Runde als Erstes alle Karten los, wenn du genug Siegpunkte hast. Jeder Platz außer dem letzten bringt welche.
lesson-turn = Jemand eröffnet mit einer oder mehreren Karten eines Wertes. Reihum schlagen alle sie mit genauso vielen, gleich hohen oder höheren, oder passen. Wer das letzte Set gelegt hat, eröffnet neu. Dabei schiebst du Aufwertungen in deine Karten, und dort bleiben sie die ganze Partie.
lesson-pair = Auf dem Tisch liegen zwei 4er. Wer folgt, legt genauso viele Karten eines Wertes, gleich hoch oder höher. Wähle zwei passende Karten aus deiner Hand und spiele sie.
    .title = Paar schlägt Paar
    .hint = Das schlägt das Paar nicht. Nimm die beiden 5er.
    .done = Zwei 5er schlagen zwei 4er. Wer alle Karten zuerst los ist, gewinnt die Runde.
lesson-equal = Eine 6 liegt da. Auch ein gleicher Wert schlägt sie, und er zwingt die nächste Person zu passen. Spiele die gleiche Karte.
    .title = Gleich lässt die Nächsten passen
    .hint = Auch das schlüge sie. Finde aber die Karte, die die nächste Person zum Passen zwingt.
    .done = Die 6 auf die 6: Wer als Nächstes dran wäre, muss einmal passen.
lesson-upgrade = Zwei 8er liegen da, und du hast nur eine. Doch in deiner Reserve ist ein Fisch: +1. Schiebe ihn in die richtige Karte.
    .title = Aufwertungen bleiben in der Hülle
    .hint = Das ginge, gibt aber kein Paar 8er. In welche Karte gehört der Fisch?
    .done = Die 7 ist jetzt eine 8, und sie bleibt es die ganze Partie, bei wem auch immer.
lesson-sleeve = Dein Zug geht weiter: Aufwertungen kosten keinen. Spiele das Paar 8er, das du gebaut hast.
    .title = Ein Paar 8er
    .hint = Damit überließest du anderen den Stich. Spiele beide 8er, auch die neue.
    .done = Zwei 8er auf zwei 8er: gleich, also muss die nächste Person passen, und der Stich gehört dir.
lesson-quill = Du brauchst drei Karten. Die 7 trägt einen Stachel: Für 1 Power ist sie ein Joker und nimmt den Wert der anderen an. Spiele alle drei.
    .title = Stachel, der Joker
    .hint = Nimm beide 5er und die Karte mit dem Stachel.
    .done = Zwei 5er und der Stachel sind drei 5er. Das kostete 1 Power. Ungenutzt hätte er dir 1 gebracht.
lesson-brando = Zwei 8er liegen da, und du hast eine einzelne 9. Sie trägt Brando: Für 1 Power aktiviert, zählt sie als zwei Karten.
    .title = Brando zählt doppelt
    .hint = Nimm die 9 mit Brando.
    .done = Eine 9 als Paar 9er: So wirst du Karten los.
lesson-form = Drei 8er! Eine Karte mit Mystischer Form schlägt alles, allein gespielt und für 2 Power, egal welchen Wert sie hat.
    .title = Die Mystische Form
    .hint = Nimm die 2: Sie trägt eine Mystische Form.
    .done = Jetzt hilft nur noch eine andere Mystische Form.
lesson-kodora = Vor einer Runde darfst du eine Karte mit einer Kodora setzen, mit 2 Siegpunkten darauf. Bist du Erste oder Erster, bekommst du sie zurück und 2 dazu. Du hast 4, und in dieser kurzen Partie gewinnt mit 6, wer Erster wird. Trau dich.
    .title = Die Kodora-Wette
    .hint = Wähle die Karte mit einer Kodora und setze sie.
    .done = 4 − 2 + 4 = 6: Werde in dieser Runde Erster, und die Partie ist deine. Mehr brauchst du für den Anfang nicht.
