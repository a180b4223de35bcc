# Hero Story: Texte der Regeln und Karten, deutsch.
# In einer Regel ist jede Zeile eine Gruppe von Sätzen. „(Eigene Festlegung.)“ steht, wo die Regel etwas offen lässt.

game = Hero Story
    .about = Ein Stichspiel für 1 bis 5 Personen über fünf Runden. Jede Runde bekommt deine Geschichte eine Fähigkeit dazu; du entscheidest, was du auflädst, und dann, ob du gut bist und Stiche willst oder böse und keine. Fast jede Karte bricht in ihrem Moment eine Regel.
    .length = 45 Minuten


## Kapitel

chapter-HS-1 = Aufbau
chapter-HS-2 = Vorbereitung einer Runde
chapter-HS-3 = Stiche
chapter-HS-4 = Ende einer Runde
chapter-HS-5 = Fähigkeiten
chapter-HS-6 = Zu zweit: Sidekicks
chapter-HS-7 = Ende der Partie
chapter-HS-8 = Allein spielen


## HS-1 Aufbau

rule-HS-1-1 =
    Es gibt 52 Spielkarten: die Farben Köpfchen, Liebe, Schnelligkeit und Stärke, jeweils von 1 bis 13. Dazu 64 Storykarten, 18 Ereignisse, 10 Identitäten, 5 Tableaus mit je einer Persönlichkeit und 36 Ausdauermarker.
rule-HS-1-2 =
    Du beginnst mit einem zufälligen Tableau, 0 Siegpunkten (SP), 1 Ausdauer im Vorrat und 2 zufälligen Identitäten. Nur du darfst sie ansehen, und das jederzeit. Die übrigen Identitäten sind aus dem Spiel. Den Kartenmarker bekommt jemand per Los.
rule-HS-1-3 =
    Storykarten und Ereignisse bilden zwei gemischte verdeckte Stapel.
    Es gibt nur 36 Ausdauermarker: Ist der allgemeine Vorrat leer, bekommst du nichts. (Eigene Festlegung.)
rule-HS-1-4 =
    Offen sind: SP, aufgeladene Fähigkeiten, gezeigte Gesinnungen, ausgelegte Storykarten und Identitäten. Geheim sind: Hände, noch nicht gezeigte Identitäten, alles Abgeworfene und alles in gewonnenen Stichen.
    Ebenfalls offen: die Ausdauer in jedem Vorrat und wie viele Stiche und Handkarten jemand hat. (Eigene Festlegung.)


## HS-2 Vorbereitung einer Runde

rule-HS-2-1 =
    Wer den Kartenmarker hat, mischt alle 52 Spielkarten und gibt allen 8. Der Rest ist der Nachziehstapel.
rule-HS-2-2 =
    In Runde 3, und nur dann, wird ein Ereignis aufgedeckt. Sein Teil „beim Aufdecken“ geschieht sofort, noch vor den Storykarten. Die anderen Teile gelten in der Runde.
rule-HS-2-3 =
    In den Runden 1 bis 4 nimmst du 1 Ausdauer aus dem allgemeinen Vorrat, sie bleibt dir, und ziehst 3 Storykarten. Eine legst du offen auf dein Tableau, die anderen 2 wirfst du verdeckt ab.
    Alle wählen gleichzeitig, und die gewählten Karten werden zusammen gezeigt. (Eigene Festlegung.)
rule-HS-2-4 =
    In Runde 5 zeigt jede Person, beginnend links vom Kartenmarker und nacheinander, eine ihrer 2 Identitäten und erhält deren Belohnung. Erst danach wählt die nächste Person. Storykarte und Ausdauer nach HS-2.3 gibt es nicht.
    Die andere Identität wird ungesehen abgeworfen. (Eigene Festlegung.)
rule-HS-2-5 =
    Du legst Ausdauer auf Fähigkeiten deines Tableaus: auf die Persönlichkeit und die Storykarten. Eine Fähigkeit zeigt eine oder zwei Ladungen und ihren Preis. Das tun alle gleichzeitig; nur Ladungen mit ◎, die andere betreffen, kommen vorher, in Spielreihenfolge. Was du nicht legst, bleibt diese Runde im Vorrat.
rule-HS-2-6 =
    Eine Entfernen-Fähigkeit nutzt du, indem du eine Ladung von ihr nimmst. Die Ausdauer kommt zurück in deinen Vorrat.
rule-HS-2-7 =
    Alle zeigen gleichzeitig gut oder böse. Was aufgeladen ist, ist dann schon bekannt. Was der Anzeiger vorher zeigte, zählt nicht.
rule-HS-2-8 =
    Du musst nichts aufladen. Eine Ladung wird ganz gefüllt oder gar nicht, und nur einmal in der Runde. Hat eine Fähigkeit einen Effekt „beim Aufladen“, führst du ihn aus, bevor du über die nächste entscheidest. (Eigene Festlegung.)
rule-HS-2-9 =
    Das Aufladen hat drei Teile; was darin ausgelassen wird, bleibt diese Runde leer. Zuerst füllt jede Person in Spielreihenfolge die markierten Ladungen, die sie möchte, samt Effekten. Dann Fähigkeiten mit einem Effekt „beim Aufladen“: Alle entscheiden über eine oder keine, ohne zu sehen, was die anderen jetzt aufladen; die Effekte folgen in Spielreihenfolge, und wer eine aufgeladen hat, entscheidet ebenso über die nächste. Zuletzt, wieder ohne die anderen zu sehen, alle übrigen Ladungen; sie werden zusammen gezeigt. (Eigene Festlegung.)
rule-HS-2-10 =
    Ausdauer, die du vor oder beim Aufladen bekommst, kannst du noch in dieser Runde legen. Was später dazukommt oder entfernt wird, wartet bis zur nächsten Runde. (Eigene Festlegung.)


## HS-3 Stiche

rule-HS-3-1 =
    Den ersten Stich eröffnet, wer links vom Kartenmarker sitzt, danach wer den letzten Stich gewonnen hat. Eine Runde hat acht Stiche.
rule-HS-3-2 =
    Die anderen folgen im Uhrzeigersinn. Wer die führende Farbe hat, muss sie spielen; sonst ist jede Karte erlaubt. Trumpf muss niemand spielen. Auf führende Liebe muss Liebe folgen.
    Wo alle sehen, dass es nichts zu wählen gibt, etwa bei der letzten Handkarte, wird die Karte von selbst gespielt. (Eigene Festlegung.)
rule-HS-3-3 =
    Liebe ist Trumpf: Die höchste Liebe-Karte gewinnt. Liegt keine im Stich, gewinnt die höchste Karte der führenden Farbe.
rule-HS-3-4 =
    Der Stich liegt verdeckt vor der Person, die ihn gewonnen hat, getrennt von früheren. Frühere Stiche darf niemand ansehen, auch nicht die eigenen.
rule-HS-3-5 =
    Sind durch Fähigkeiten die besten Karten gleich, gewinnt die zuerst gespielte. Werte dürfen unter 1 und über 13 liegen.
rule-HS-3-6 =
    Die führende Farbe ist die, als die die erste Karte beim Spielen zählt; ändert sich diese Karte später, bleibt die Farbe. Ob eine Handkarte gespielt werden darf, richtet sich nach der gedruckten Farbe, wenn keine Fähigkeit etwas anderes sagt. (Eigene Festlegung.)
rule-HS-3-7 =
    Wer nach HS-3.3 gewinnt, hat den Stich gewonnen, alle anderen haben ihn verloren. Wird ein Stich danach weitergegeben, löst das nichts aus, aber er zählt bei der Person, die ihn hat (HS-4.3). Den nächsten eröffnet weiter, wer gewonnen hat. (Eigene Festlegung.)


## HS-4 Ende einer Runde

rule-HS-4-1 =
    Nach acht Stichen darfst du deine aufgeladenen Fähigkeiten „am Rundenende“ nutzen, in Runde 5 auch die deiner Identität, die keine Ladung braucht.
rule-HS-4-2 =
    In Runde 3 folgt der Teil „am Rundenende“ des Ereignisses. Dann wird das Ereignis abgeworfen.
rule-HS-4-3 =
    Gut bringt 1 SP je Stich, böse 4 SP ohne Stich. Es zählen nur Gesinnung und Stiche von jetzt. In Runde 3 kommt die Sonderwertung des Ereignisses dazu.
rule-HS-4-4 =
    Alle Ausdauer kommt von den Fähigkeiten zurück in die Vorräte.
rule-HS-4-5 =
    Der Kartenmarker wandert im Uhrzeigersinn weiter.
rule-HS-4-6 =
    HS-4.1 geht in Spielreihenfolge. Jede Person nutzt alle eigenen Fähigkeiten, in beliebiger Reihenfolge, bevor die nächste dran ist. Stiche, Gesinnungen und Vorräte zählen, wie sie dann sind; Ausdauer auf Fähigkeiten liegt noch nicht im Vorrat. (Eigene Festlegung.)
rule-HS-4-7 =
    Von den Spielkarten einer Runde bleibt nichts: Hände, Stiche, Abgeworfenes und Nachziehstapel werden neu gemischt. Storykarten und Identitäten bleiben liegen. (Eigene Festlegung.)


## HS-5 Fähigkeiten

rule-HS-5-1 =
    Eine Fähigkeit wirkt nur, solange sie aufgeladen ist. Identitäten und Ereignisse brauchen keine Ladung.
    Eine Entfernen-Fähigkeit ohne Ladung ist für die Runde verbraucht. (Eigene Festlegung.)
rule-HS-5-2 =
    Jede Art hat ihren Moment: beim Aufdecken · beim Aufladen · dauerhaft, die ganze Runde · am Rundenende · am Stichende, nach jedem Stich · erster oder letzter Stich, nur in Stich 1 oder 8 · in deinem Zug, immer wenn du eine Karte spielst · in deinem Zug beim Folgen, wenn du nicht eröffnest · Entfernen, wenn ihr Text es sagt · wenn du eröffnest · wenn du einen Stich gewinnst oder verlierst, jedes Mal.
rule-HS-5-3 =
    Welche Fähigkeiten aufgeladen sind, ist offen. SP ändern sich sofort, wenn sie gewonnen oder verloren werden.
rule-HS-5-4 =
    Jede Erhöhung der Ausdauer bleibt. Entfernte Ausdauer kommt in deinen Vorrat, außer die Fähigkeit sagt, dass du sie dauerhaft verlierst.
rule-HS-5-5 =
    Mit „Karten“ meinen Fähigkeiten immer Spielkarten. Abgeworfen wird immer verdeckt. Ein leerer Stapel entsteht neu aus seinem gemischten Ablagestapel; ist auch der leer, wird nichts gezogen.
rule-HS-5-6 =
    Getauschte oder weitergegebene Karten wechseln gleichzeitig die Hand: Wähle, bevor du siehst, was du bekommst.
rule-HS-5-7 =
    Eine Hand, die offen liegt, bleibt für den Rest der Runde offen.
    Das gilt auch für Karten, die später dazukommen; aus ihr weitergegebene Karten sind wieder verdeckt. (Eigene Festlegung.)
rule-HS-5-8 =
    Entfernen-Fähigkeiten und solche am Rundenende sind freiwillig.
    Alle anderen aufgeladenen Fähigkeiten wirken von selbst, außer ihr Text sagt „darfst“. (Eigene Festlegung.)
rule-HS-5-9 =
    SP fallen nie unter 0. (Eigene Festlegung.)
rule-HS-5-10 =
    Du brauchst für jeden Stich eine Karte: Du wirfst nie mehr ab, als du gezogen hast, und gegen eine Karte, die sich nicht ziehen lässt, wird nicht getauscht. Stiche sind kein Ablagestapel und kommen nie in den Nachziehstapel. (Eigene Festlegung.)
rule-HS-5-11 =
    Ein Stich hat fünf Momente: vor dem Eröffnen · beim Spielen einer Karte, mit ihr angesagt · alle Karten liegen, gewonnen hat noch niemand · jemand hat gewonnen · Stichende. In jedem nutzt jede Person, im Uhrzeigersinn ab der Eröffnung, was sie darf und möchte; wer verzichtet, wird darin nicht noch einmal gefragt. Das Kraftfeld wirkt, bevor jemand gewonnen hat. Nur die Zeitreise beginnt einen Stich neu. (Eigene Festlegung.)
rule-HS-5-12 =
    Zuerst gilt, als welcher Wert und welche Farbe eine Karte zählt, dann alles, was dazukommt oder abgeht. Eine Karte, die nicht gewinnen kann, wird übergangen; werden es alle, gewinnt die Eröffnung. Der Störsender geht vor Realitätssprung, der Realitätssprung vor Liebeskummer. Die Supernova geht vor „kann nicht gewinnen“ und vor alle Werte. (Eigene Festlegung.)
rule-HS-5-13 =
    „Eine Person“ ist irgendeine andere, zu zweit die andere, nie ein Sidekick. Nach einer Zeitreise kann ein Sidekick kurz drei offene Karten haben; aufgedeckt wird erst wieder, wenn weniger als zwei offen liegen. (Eigene Festlegung.)
rule-HS-5-14 =
    Telekinese: Erlaubt ist, was mit dem Angesagten von den Handkarten erlaubt gewesen wäre; das Angesagte gilt auch für die neue Karte. Die Karte einer Rauchbombe war keine Handkarte. (Eigene Festlegung.)
    Unverwundbar: Die höchste ist die beste der führenden Farbe; gewinnt der niedrigste Wert, die niedrigste. Karten, die nicht gewinnen können, zählen nicht mit. (Eigene Festlegung.)
    Kraftfeld: Ist sonst keine Karte von führender Farbe oder Trumpf, gibt es keine zweitbeste, und es wirkt nicht. (Eigene Festlegung.)
    Bumerang: einmal je Stich; danach ist die gespielte Karte schon zurück. (Eigene Festlegung.)
    Außenseiter: Es gilt, wer am Ende von Stich 4 gut ist, vor oder nach dem Notfallknopf. (Eigene Festlegung.)


## HS-6 Zu zweit: Sidekicks

rule-HS-6-1 =
    Zu zweit hat jede Person rechts neben sich einen Sidekick, vier Plätze spielen also in jeden Stich. Ein Sidekick bekommt 8 Karten. Zwei davon liegen offen, die anderen sieht niemand, auch nicht, wem er gehört.
rule-HS-6-2 =
    Ist der Sidekick dran, spielst du für ihn eine der offenen Karten; danach wird eine weitere aufgedeckt, wenn es eine gibt.
    Er muss bedienen, wenn eine der offenen Karten es kann. (Eigene Festlegung.)
rule-HS-6-3 =
    Gewinnt ein Sidekick einen Stich, wird der beiseitegelegt und gehört niemandem. Ein Sidekick eröffnet nie: Stattdessen eröffnest du. Er hat nie den Kartenmarker, bekommt keine SP, und Fähigkeiten betreffen ihn nicht.
rule-HS-6-4 =
    Im Uhrzeigersinn sitzen der Sidekick von A, A, der Sidekick von B, B. Eröffnet A, ist die Reihenfolge A, Sidekick von B, B, Sidekick von A. Stich 1 eröffnet, wer den Kartenmarker nicht hat. Der Marker wechselt jede Runde.
rule-HS-6-5 =
    Was den ganzen Stich ändert, etwa Trumpf oder welcher Wert gewinnt, gilt auch für die Karte eines Sidekicks. Was Karten, Hände, Stiche oder SP von jemandem ändert, gilt nicht für ihn. Ein Sidekick gewinnt und verliert für keine Fähigkeit, aber alle verlieren einen Stich, den er gewinnt. (Eigene Festlegung.)


## HS-7 Ende der Partie

rule-HS-7-1 =
    Nach Runde 5 gewinnt, wer die meisten SP hat. Bei Gleichstand teilt ihr euch den Sieg.
    Für eine kürzere Partie könnt ihr vorher weniger Runden vereinbaren. (Eigene Festlegung.)


## HS-8 Allein spielen

rule-HS-8-1 =
    Die gedruckte Regel verweist auf ein eigenes Solo-Heft. Was davon bekannt ist, steht in diesem Kapitel; der Rest ist von uns. (Eigene Festlegung.)
rule-HS-8-2 =
    Du spielst gegen zwei Vancardianerinnen, Automaton und Factoryon. Sie zählen als Mitspielende und sind immer gut. Alle drei Hände liegen offen in Reihen; gespielt wird reihum. Bei Gleichem nimmt eine Vancardianerin die Karte ganz links; höchste und niedrigste richten sich nach dem geänderten Wert, die Farbe ist egal.
rule-HS-8-3 =
    Storykarten mit Solo-Verbot bleiben draußen. Zuerst bereitest du deine Runde vor. In Runde 3 sagt der Blitz der obersten Vancardianer-Karte, grün oder rot, aus welchen Ereignissen eines gezogen wird; der Maskenball wird übergangen. Nach deiner Gesinnung bekommen die Vancardianerinnen je 8 Karten, und ihre Karte wird aufgedeckt; sie nennt, wer Stich 1 eröffnet. Tauschen und Weitergeben warten bis dahin.
    Wer eröffnet und was auf den Vancardianer-Karten steht, ist von uns. (Eigene Festlegung.)
rule-HS-8-4 =
    Die Vancardianer-Karte gibt jeder Vancardianerin 0 bis 2 der vier zusätzlichen Liebe-Karten (4, 7, 10, 13), zufällig. Jede ersetzt ihre niedrigste Karte, die nicht Liebe ist, bei Gleichstand die linke. Leicht: keine. Normal: wie gedruckt. Schwer: je eine mehr, höchstens 2. (Eigene Festlegung.)
rule-HS-8-5 =
    Bist du böse ohne Stich, eröffnet eine Vancardianerin mit ihrer niedrigsten Karte, sonst mit ihrer höchsten. Folgt sie, zieht sie zuerst 2 Karten: Farben, die sie nicht hat, wirft sie ab; für jede andere wirft sie die Karte ganz rechts ab und legt die neuen rechts an. Dann: Bist du böse ohne Stich, spielt sie ihre niedrigste erlaubte Karte außer Liebe, sonst ihre niedrigste Liebe. Andernfalls mit führender Farbe die niedrigste, die alles bisher schlägt, sonst ihre niedrigste der Farbe; ohne führende Farbe ihre niedrigste Karte. Beim Tauschen gibt sie ihre niedrigste Karte außer Liebe, und was sie bekommt, liegt ganz links. Beim Weitergeben gibt sie die Karten ganz rechts.
rule-HS-8-6 =
    Effekte, die deine Karten zeigen, wirken allein anders: Bist du gut, zählt jede gezeigte Karte 1 weniger, bist du böse, 1 mehr.
rule-HS-8-7 =
    Zu Beginn deines Zuges, bevor du etwas nutzt oder spielst, darfst du in einem Stich, den eine Vancardianerin eröffnet hat, aufgeben, außer du bist böse ohne Stich. Sie bekommt 1 SP für jede Karte, die sie noch hat, und 1 für diesen Stich, und die Runde endet. Was nach Stichnummern oder Karten in Stichen fragt, entfällt; alles andere wird wie immer gewertet.
rule-HS-8-8 =
    Vancardianerinnen bekommen 1 SP je Stich und werten Ereignisse wie gute Personen. Du gewinnst, wenn du nach Runde 5 mehr SP hast als jede von ihnen; gleich viele wie die bessere ist ein Unentschieden. (Eigene Festlegung.)


## Beispiele. A, B, C, D sitzen im Uhrzeigersinn.

example-HS-1 =
    A eröffnet mit Stärke 10, B folgt mit Stärke 8 und Größenwandler +2: Beide sind 10, A war zuerst und gewinnt. Später eröffnet A mit Schnelligkeit 9, B spielt Liebe 4, C Köpfchen 4 mit Herzkraft, also auch Liebe 4: B gewinnt.
    Regeln: HS-3.3, HS-3.5.
    .title = Gleichstand durch Änderung
example-HS-2 =
    A hat den Kartenmarker. B lädt nichts Markiertes auf. C lädt Röntgenblick auf: Drei Karten von B liegen offen. B darf den Kommunikator jetzt nicht mehr aufladen, wohl aber im zweiten Teil Laborunfall und die offenen Karten abwerfen.
    Regeln: HS-2.5, HS-2.8, HS-2.9.
    .title = Reihenfolge beim Aufladen
example-HS-3 =
    B hat 5 Ausdauer: 1 auf Erbschaft, 2 auf Telekinese, 2 übrig, und hat eine Ladung der Telekinese entfernt. Im Vorrat liegen 3, Erbschaft bringt also 1 SP: Was noch auf Fähigkeiten liegt, zählt nicht.
    Regeln: HS-2.6, HS-4.1, HS-4.4, HS-4.6.
    .title = Vorrat am Rundenende
example-HS-4 =
    B ist böse, gewinnt nur einen Stich und gibt ihn mit der Erpresserin an C: B bekommt 4 SP und eröffnet den nächsten Stich. C, gut, hat 1 SP mehr.
    Regeln: HS-3.7, HS-4.3.
    .title = Weitergeben
example-HS-5 =
    C ist böse mit genau 1 Stich und hat Schattenumhang und Doppelleben. Zuerst Schattenumhang, 2 SP, dann der Wechsel zu gut: 1 SP mehr, zusammen 3. Andersherum bringt Schattenumhang nichts.
    Regeln: HS-4.1, HS-4.3, HS-4.6.
    .title = Reihenfolge am Ende
example-HS-6 =
    A hat den Kartenmarker. B eröffnet Stich 1; die Reihenfolge ist B, Sidekick von A, A, Sidekick von B. Der Sidekick von B gewinnt: Der Stich wird beiseitegelegt, B eröffnet wieder, und ein böser B hat weiter keinen Stich.
    Regeln: HS-6.3, HS-6.4.
    .title = Plätze der Sidekicks


## Spielkarten

card-brains-1 = Köpfchen 1
card-brains-2 = Köpfchen 2
card-brains-3 = Köpfchen 3
card-brains-4 = Köpfchen 4
card-brains-5 = Köpfchen 5
card-brains-6 = Köpfchen 6
card-brains-7 = Köpfchen 7
card-brains-8 = Köpfchen 8
card-brains-9 = Köpfchen 9
card-brains-10 = Köpfchen 10
card-brains-11 = Köpfchen 11
card-brains-12 = Köpfchen 12
card-brains-13 = Köpfchen 13
card-love-1 = Liebe 1
card-love-2 = Liebe 2
card-love-3 = Liebe 3
card-love-4 = Liebe 4
card-love-5 = Liebe 5
card-love-6 = Liebe 6
card-love-7 = Liebe 7
card-love-8 = Liebe 8
card-love-9 = Liebe 9
card-love-10 = Liebe 10
card-love-11 = Liebe 11
card-love-12 = Liebe 12
card-love-13 = Liebe 13
card-speed-1 = Schnelligkeit 1
card-speed-2 = Schnelligkeit 2
card-speed-3 = Schnelligkeit 3
card-speed-4 = Schnelligkeit 4
card-speed-5 = Schnelligkeit 5
card-speed-6 = Schnelligkeit 6
card-speed-7 = Schnelligkeit 7
card-speed-8 = Schnelligkeit 8
card-speed-9 = Schnelligkeit 9
card-speed-10 = Schnelligkeit 10
card-speed-11 = Schnelligkeit 11
card-speed-12 = Schnelligkeit 12
card-speed-13 = Schnelligkeit 13
card-strength-1 = Stärke 1
card-strength-2 = Stärke 2
card-strength-3 = Stärke 3
card-strength-4 = Stärke 4
card-strength-5 = Stärke 5
card-strength-6 = Stärke 6
card-strength-7 = Stärke 7
card-strength-8 = Stärke 8
card-strength-9 = Stärke 9
card-strength-10 = Stärke 10
card-strength-11 = Stärke 11
card-strength-12 = Stärke 12
card-strength-13 = Stärke 13
card-extra-love-4 = Zusätzliche Liebe 4
card-extra-love-7 = Zusätzliche Liebe 7
card-extra-love-10 = Zusätzliche Liebe 10
card-extra-love-13 = Zusätzliche Liebe 13


## Storykarten: Talente

card-telekinesis = Telekinese
    .text = Entferne 1, wenn alle gespielt haben und noch niemand gewonnen hat: Tausche deine Karte im Stich gegen eine Handkarte, die auch erlaubt gewesen wäre.
    .source = Name und Wirkung: aus dem erschienenen Spiel, in unseren Worten; Preis: von Heldenrunde
card-heat-vision = Laserblick
    .text = Deine Stärke-Karten bekommen +6.
    .source = Karte von Heldenrunde
card-lightning-reflexes = Blitzreflexe
    .text = Deine Schnelligkeit-Karten bekommen +6.
    .source = Karte von Heldenrunde
card-mastermind = Superhirn
    .text = Deine Köpfchen-Karten bekommen +6.
    .source = Karte von Heldenrunde
card-size-shifter = Größenwandler
    .text = Wenn du eine Karte spielst, darfst du ihr +2 oder −2 geben.
    .source = Karte von Heldenrunde
card-shapeshifting = Gestaltwandel
    .text = Entferne 1 beim Spielen: Die Karte zählt als Farbe deiner Wahl außer Liebe, auch beim Bedienen.
    .source = Karte von Heldenrunde
card-invisibility = Unsichtbarkeit
    .text = Entferne 1 beim Folgen: Deine Karte kann diesen Stich nicht gewinnen.
    .source = Karte von Heldenrunde
card-heart-power = Herzkraft
    .text = Entferne 1 beim Spielen: Die Karte zählt als Liebe. Ob du sie spielen darfst, sagt die gedruckte Farbe.
    .source = Karte von Heldenrunde
card-slow-motion = Zeitlupe
    .text = Spielt nach dir keine andere Person mehr, bekommt deine Karte +6 oder −6, wie du willst.
    .source = Karte von Heldenrunde
card-magnetism = Magnetismus
    .text = Wenn du einen Stich gewinnst: Ziehe 1 Karte, wirf dann 1 ab. Nicht nach Stich 8.
    .source = Karte von Heldenrunde
card-x-ray-vision = Röntgenblick
    .text = Beim Aufladen: Wähle eine Person. 3 zufällige Karten ihrer Hand liegen offen, bis sie gespielt sind.
    .source = Karte von Heldenrunde
card-invulnerable = Unverwundbar
    .text = Wenn du einen Stich verlierst: +1 SP, wenn deine Karte die höchste der führenden Farbe war und nur Trumpf sie schlug. Höchstens 2 SP je Runde.
    .source = Karte von Heldenrunde
card-duplication = Duplikat
    .text = Entferne 1 beim Folgen: Spiele irgendeine Handkarte. Sie zählt als führende Farbe, 1 höher als die erste Karte.
    .source = Karte von Heldenrunde
card-shockwave = Schockwelle
    .text = Wenn du eröffnest, darfst du ansagen, dass in diesem Stich der niedrigste Wert gewinnt. Trumpf schlägt weiter andere Farben.
    .source = Karte von Heldenrunde


## Storykarten: Ausrüstung

card-grappling-hook = Greifhaken
    .text = Entferne 1 am Stichende, nicht im 8.: Du eröffnest den nächsten.
    .source = Karte von Heldenrunde
card-smoke-bomb = Rauchbombe
    .text = Entferne 1 beim Folgen: Spiele die oberste Karte des Nachziehstapels, egal welcher Farbe, und wirf dann 1 Handkarte ab.
    .source = Karte von Heldenrunde
card-communicator = Kommunikator
    .text = Beim Aufladen: Nenne eine Person und eine Farbe. Sie gibt dir ihre höchste Karte davon, wenn sie eine hat; gib 1 andere Handkarte zurück.
    .source = Karte von Heldenrunde
card-analysis-goggles = Analysebrille
    .text = Beim Aufladen: Sieh dir die obersten 4 Karten des Nachziehstapels an. Tausche bis zu 2 davon gegen Handkarten, wirf den Rest ab.
    .source = Karte von Heldenrunde
card-force-field = Kraftfeld
    .text = Entferne 1, wenn du einen der Stiche 1 bis 6 gewinnen würdest: Stattdessen gewinnt die zweitbeste Karte.
    .source = Karte von Heldenrunde
card-precision-sling = Präzisionsschleuder
    .text = Wenn du einen Stich mit einer gedruckten 5 oder weniger gewinnst: +1 SP. Höchstens 2 SP je Runde.
    .source = Karte von Heldenrunde
card-recon-drone = Aufklärungsdrohne
    .text = Vor dem ersten Stich legen alle anderen 2 zufällige Handkarten offen, bis sie gespielt sind. Dann darfst du 1 Handkarte gegen die oberste Karte des Nachziehstapels tauschen.
    .source = Karte von Heldenrunde
card-jetpack = Jetpack
    .text = Deine gedruckten 1en haben Wert 14. Mit beiden Ladungen auch deine gedruckten 2en und 3en.
    .source = Karte von Heldenrunde
card-holo-projector = Holoprojektor
    .text = Wenn du eröffnest, darfst du eine Farbe außer Liebe zur führenden erklären. Deine Karte behält ihre.
    .source = Karte von Heldenrunde
card-panic-button = Notfallknopf
    .text = Entferne 1 am Ende von Stich 1 bis 4: Wechsle deine Gesinnung.
    .source = Karte von Heldenrunde
card-boomerang = Bumerang
    .text = Entferne 1, wenn du einen Stich verlierst und noch eine Karte hast: Nimm deine gespielte Karte zurück und lege dafür eine andere Handkarte verdeckt hinein.
    .source = Karte von Heldenrunde
card-signal-jammer = Störsender
    .text = Wenn du eröffnest, darfst du ansagen, dass dieser Stich keinen Trumpf hat.
    .source = Karte von Heldenrunde


## Storykarten: Vorgeschichte

card-undercover = Undercover
    .text = Beim Aufladen: Sieh dir die Hand einer anderen Person an.
    .source = Name und Wirkung: aus dem erschienenen Spiel, in unseren Worten; Preis: von Heldenrunde
card-monologuing = Monolog
    .text = Deine Hand liegt die ganze Runde offen. Für jeden Stich, den du gewinnst: +1 SP.
    .source = Name und Wirkung: aus dem erschienenen Spiel, in unseren Worten; Preis: von Heldenrunde
card-lab-accident = Laborunfall
    .text = Beim Aufladen: Wirf bis zu 3 Handkarten ab und ziehe ebenso viele.
    .source = Karte von Heldenrunde
card-underdog = Außenseiter
    .text = Nach Stich 4: +2 SP, wenn du gut bist und keinen Stich hast.
    .source = Karte von Heldenrunde
card-broken-heart = Gebrochenes Herz
    .text = Deine Liebe-Karten können nur gewinnen, wenn Liebe die führende Farbe ist.
    .source = Karte von Heldenrunde
card-mountain-training = Klosterausbildung
    .text = Die Karte, mit der du eröffnest, bekommt +5.
    .source = Karte von Heldenrunde
card-secret-lab = Geheimlabor
    .text = Am Rundenende: Erhalte 1 Ausdauer, wenn du gut bist und keinen Stich hast oder böse mit mindestens einem.
    .source = Karte von Heldenrunde
card-double-life = Doppelleben
    .text = Am Rundenende: Du darfst deine Gesinnung wechseln.
    .source = Karte von Heldenrunde
card-inheritance = Erbschaft
    .text = Am Rundenende: +1 SP je 2 Ausdauer in deinem Vorrat, höchstens 2 SP.
    .source = Karte von Heldenrunde
card-prophecy = Prophezeiung
    .text = Beim Aufladen: Nenne offen eine Zahl von 1 bis 8. Am Rundenende: Mit genau so vielen Stichen +1 SP, mit beiden Ladungen +3 SP.
    .source = Karte von Heldenrunde


## Storykarten: Anzüge

card-stealth-suit = Tarnanzug
    .text = In den Stichen 1 und 8 darfst du ansagen, dass deine Karte nicht gewinnen kann.
    .source = Karte von Heldenrunde
card-showstopper-suit = Paradeuniform
    .text = +1 SP für jeden der Stiche 1 und 8, den du gewinnst.
    .source = Karte von Heldenrunde
card-power-armor = Powerrüstung
    .text = Alle deine Karten bekommen +2, mit beiden Ladungen +4.
    .source = Karte von Heldenrunde
card-shadow-cape = Schattenumhang
    .text = Am Rundenende: +2 SP, wenn du böse bist und genau 1 Stich hast.
    .source = Karte von Heldenrunde
card-heros-cape = Heldencape
    .text = Am Rundenende: +2 SP, wenn du gut bist und mindestens 3 Stiche hast (zu dritt und allein: 4).
    .source = Karte von Heldenrunde
card-chameleon-suit = Chamäleonanzug
    .text = Beim Folgen musst du nicht bedienen.
    .source = Karte von Heldenrunde
card-rocket-boots = Raketenstiefel
    .text = Du eröffnest Stich 1, und deine Karte darin bekommt +6.
    .source = Karte von Heldenrunde
card-nanosuit = Nanoanzug
    .text = Nach den Stichen 1, 3 und 5 darfst du 1 Handkarte gegen die oberste Karte des Nachziehstapels tauschen.
    .source = Karte von Heldenrunde


## Storykarten: Verbündete

card-giant-snake = Riesenschlange
    .text = Entferne 1, wenn alle gespielt haben und noch niemand gewonnen hat: Die Karte einer anderen Person bekommt −6.
    .source = Karte von Heldenrunde
card-loyal-butler = Butler
    .text = Beim Aufladen: Ziehe 2 Karten, wirf dann 2 ab.
    .source = Karte von Heldenrunde
card-faithful-dog = Treuer Hund
    .text = Wenn du gut bist: +1 SP bei jedem dritten Stich, den du in Folge verlierst; dann zählt es von vorn.
    .source = Karte von Heldenrunde
card-ace-reporter = Reporterin
    .text = Wähle beim Aufladen eine Person. Immer wenn sie einen Stich mit einer gedruckten 12 oder 13 gewinnt: +1 SP für dich. Höchstens 2 SP je Runde.
    .source = Karte von Heldenrunde
card-best-friend = Beste Freundin
    .text = Wähle beim Aufladen eine Person. Am Rundenende: Habt ihr die gleiche Gesinnung, bekommt ihr beide +1 SP.
    .source = Karte von Heldenrunde
card-mentor = Mentor
    .text = Am Rundenende: Hast du diese Runde 3 oder mehr Fähigkeiten aufgeladen, +1 SP, ab 5 +2 SP.
    .source = Karte von Heldenrunde
card-carrier-pigeons = Brieftauben
    .text = Entferne 1 in deinem Zug vor dem Spielen: Sieh dir die oberste Karte des Nachziehstapels an. Du darfst sie gegen eine Handkarte tauschen.
    .source = Karte von Heldenrunde
card-team-up = Teampartner
    .text = Wähle beim Aufladen jemanden neben dir. Am Rundenende: so viele SP wie die Hälfte der Stiche dieser Person, abgerundet.
    .source = Karte von Heldenrunde


## Storykarten: Erzfeinde

card-mirror-image = Spiegelbild
    .text = Wähle beim Aufladen eine Person. Am Rundenende: +2 SP, wenn du gut bist und mehr Stiche hast als sie und sie mindestens 1 hat.
    .source = Karte von Heldenrunde
card-shadow-twin = Schattenzwilling
    .text = Wähle beim Aufladen eine Person. Am Rundenende: +2 SP, wenn sie böse ist und mindestens 1 Stich hat, +1 SP, wenn sie gut ist und höchstens 1 hat.
    .source = Karte von Heldenrunde
card-blackmailer = Erpresserin
    .text = Entferne 2, wenn du einen Stich gewinnst: Er geht an eine andere Person. Du eröffnest trotzdem den nächsten.
    .source = Karte von Heldenrunde
card-puppeteer = Puppenspieler
    .text = Entferne 2, kurz bevor eine andere Person folgt: Sie spielt eine zufällige erlaubte Handkarte.
    .source = Karte von Heldenrunde
card-master-thief = Meisterdiebin
    .text = Beim Aufladen: Nimm 1 zufällige Karte aus der Hand einer Person und gib ihr dann 1 andere Handkarte.
    .source = Karte von Heldenrunde
card-nemesis = Nemesis
    .text = Wähle beim Aufladen eine Person. Für jeden Stich, den sie eröffnet und du gewinnst: +1 SP. Höchstens 3 SP je Runde.
    .source = Karte von Heldenrunde


## Storykarten: Ultimative Kräfte

card-time-travel = Zeitreise
    .text = Entferne 2, wenn alle gespielt haben und noch niemand gewonnen hat: Alle Karten gehen zurück auf die Hände, und der Stich wird neu gespielt; du eröffnest.
    .source = Name und Wirkung: aus dem erschienenen Spiel, in unseren Worten; Preis: von Heldenrunde
card-supernova = Supernova
    .text = Entferne 2 beim Eröffnen, 1 davon verlierst du dauerhaft: Du gewinnst diesen Stich, was auch gespielt wird, und bekommst +1 SP.
    .source = Karte von Heldenrunde
card-reality-warp = Realitätssprung
    .text = Wähle beim Aufladen eine Farbe außer Liebe: Sie ist diese Runde für alle Trumpf statt Liebe.
    .source = Karte von Heldenrunde
card-world-domination = Weltherrschaft
    .text = Am Rundenende: +3 SP, wenn du böse bist und keinen Stich hast.
    .source = Karte von Heldenrunde
card-heroic-sacrifice = Selbstopfer
    .text = Am Rundenende: Du darfst 1 Ausdauer dauerhaft verlieren, um 1 deiner Stiche abzuwerfen.
    .source = Karte von Heldenrunde
card-final-showdown = Finale
    .text = +3 SP, wenn du Stich 8 gewinnst.
    .source = Karte von Heldenrunde


## Persönlichkeiten

card-brave = Mutig
    .text = Persönlichkeit. Am Rundenende: +1 SP, wenn du gut bist und mindestens 3 Stiche hast (zu dritt und allein: 4).
    .source = Karte von Heldenrunde
card-level-headed = Besonnen
    .text = Persönlichkeit. Entferne 1 beim Folgen: Deine Karte bekommt +4 oder −4.
    .source = Karte von Heldenrunde
card-curious = Neugierig
    .text = Persönlichkeit. Beim Aufladen: Tausche bis zu 2 Handkarten gegen die obersten Karten des Nachziehstapels, eine nach der anderen.
    .source = Karte von Heldenrunde
card-cunning = Gerissen
    .text = Persönlichkeit. Entferne 1 am Stichende, nicht im 8.: Du eröffnest den nächsten.
    .source = Karte von Heldenrunde
card-stubborn = Dickköpfig
    .text = Persönlichkeit. Am Rundenende: +1 SP, wenn du böse bist und keinen Stich hast oder gut mit genau 1.
    .source = Karte von Heldenrunde


## Identitäten

card-captain-comet = Captain Komet
    .text = Identität. Beim Aufdecken: Erhalte 2 Ausdauer.
    .source = Karte von Heldenrunde
card-warden = Die Wächterin
    .text = Identität. Beim Aufdecken: Erhalte 1 Ausdauer. Am Rundenende: +2 SP, wenn du gut bist und mindestens 3 Stiche hast (zu dritt und allein: 4).
    .source = Karte von Heldenrunde
card-nightmoth = Nachtfalter
    .text = Identität. Beim Aufdecken: Erhalte 1 Ausdauer. Am Rundenende: +2 SP, wenn du böse bist und keinen Stich hast.
    .source = Karte von Heldenrunde
card-oracle = Das Orakel
    .text = Identität. Beim Aufdecken: +1 SP; ziehe 3 Karten, wirf dann 3 ab.
    .source = Karte von Heldenrunde
card-stormbringer = Sturmbringerin
    .text = Identität. Beim Aufdecken: +1 SP; nenne eine Farbe außer Liebe. Deine Karten dieser Farbe bekommen +6.
    .source = Karte von Heldenrunde
card-doppelganger = Doppelgänger
    .text = Identität. Beim Aufdecken: Wähle eine deiner Storykarten. Ihre Ladungen kosten diese Runde nichts.
    .source = Karte von Heldenrunde
card-inventor = Die Erfinderin
    .text = Identität. Beim Aufdecken: Erhalte 1 Ausdauer; ziehe 3 Storykarten. Du darfst eine deiner durch eine davon ersetzen.
    .source = Karte von Heldenrunde
card-shadow-king = Schattenkönig
    .text = Identität. Beim Aufdecken: +1 SP für jede deiner Storykarten mit Entfernen-Fähigkeit, höchstens 3.
    .source = Karte von Heldenrunde
card-titaness = Titanin
    .text = Identität. Beim Aufdecken: Erhalte 1 Ausdauer. Deine gedruckten 11, 12 und 13 bekommen +3.
    .source = Karte von Heldenrunde
card-queen-of-hearts = Herzkönigin
    .text = Identität. Beim Aufdecken: Erhalte 1 Ausdauer. Wenn du einen Stich mit einer Liebe-Karte gewinnst: +1 SP, höchstens 2.
    .source = Karte von Heldenrunde


## Ereignisse

card-power-transfer = Machttransfer
    .text = Ereignis. Beim Aufdecken: Alle geben gleichzeitig 3 Handkarten nach links.
    .source = Name: aus dem erschienenen Spiel; Zahlen: von Heldenrunde
card-heartbreak = Liebeskummer
    .text = Ereignis. Diese Runde gibt es keinen Trumpf; Liebe ist eine Farbe wie jede andere.
    .source = Karte von Heldenrunde
card-blackout = Stromausfall
    .text = Ereignis. Du darfst höchstens 2 Fähigkeiten aufladen. Am Rundenende: +1 SP mit mindestens 2 Ausdauer im Vorrat.
    .source = Karte von Heldenrunde
card-upside-down = Verkehrte Welt
    .text = Ereignis. Diese Runde gewinnt der niedrigste Wert; Liebe bleibt Trumpf.
    .source = Karte von Heldenrunde
card-power-surge = Energieschub
    .text = Ereignis. Beim Aufdecken: Alle erhalten 1 Ausdauer.
    .source = Karte von Heldenrunde
card-body-swap = Körpertausch
    .text = Ereignis. Beim Aufdecken: Alle geben ihre ganze Hand nach links.
    .source = Karte von Heldenrunde
card-red-alert = Alarmstufe Rot
    .text = Ereignis. Wertung: allein die meisten Stiche +3 SP, bei Gleichstand je +1 SP.
    .source = Karte von Heldenrunde
card-masquerade = Maskenball
    .text = Ereignis. Gesinnungen werden geheim gewählt und erst am Rundenende gezeigt, vor den Fähigkeiten am Rundenende. SP, die von der Gesinnung abhängen, gibt es dann.
    .source = Karte von Heldenrunde
card-hero-gala = Heldengala
    .text = Ereignis. Alle sind gut und können nicht wechseln. Wertung: Wer Stich 8 gewinnt, bekommt +2 SP.
    .source = Karte von Heldenrunde
card-villains-convention = Schurkenkonvent
    .text = Ereignis. Wertung: böse ohne Stich +2 SP.
    .source = Karte von Heldenrunde
card-bounty = Kopfgeld
    .text = Ereignis. Beim Aufdecken: Wer die meisten SP hat, wird gesucht, auch bei Gleichstand. Wertung: +2 SP für alle Guten, die nicht gesucht werden und mehr Stiche haben als alle Gesuchten.
    .source = Karte von Heldenrunde
card-double-stakes = Doppelter Einsatz
    .text = Ereignis. Wertung: Gute bekommen +1 SP für jeden der Stiche 7 und 8, den sie gewonnen haben.
    .source = Karte von Heldenrunde
card-artifact-hunt = Artefaktjagd
    .text = Ereignis. Wertung: +1 SP für jede gedruckte 13 in deinen Stichen.
    .source = Karte von Heldenrunde
card-wave-of-love = Liebeswelle
    .text = Ereignis. Wertung: +1 SP je 3 Liebe-Karten in deinen Stichen.
    .source = Karte von Heldenrunde
card-quantum-storm = Quantensturm
    .text = Ereignis. Nach den Stichen 2, 4 und 6 geben alle gleichzeitig 1 Handkarte nach rechts.
    .source = Karte von Heldenrunde
card-changing-of-the-guard = Wachablösung
    .text = Ereignis. Das Eröffnen wandert mit jedem Stich im Uhrzeigersinn, egal wer gewonnen hat.
    .source = Karte von Heldenrunde
card-fresh-start = Neustart
    .text = Ereignis. Beim Aufdecken, in Spielreihenfolge: Wirf bis zu 2 Handkarten ab und ziehe ebenso viele.
    .source = Karte von Heldenrunde
card-unmasked = Enttarnt
    .text = Ereignis. Beim Aufdecken: Alle legen 3 Handkarten ihrer Wahl offen, bis sie gespielt sind.
    .source = Karte von Heldenrunde


## Vancardianer-Karten

card-vancardian-1 = Vancardianer-Karte 1
    .text = Grüner Blitz. Zusätzliche Liebe-Karten: Automaton 0, Factoryon 1. Stich 1 eröffnet: du.
card-vancardian-2 = Vancardianer-Karte 2
    .text = Roter Blitz. Zusätzliche Liebe-Karten: Automaton 1, Factoryon 0. Stich 1 eröffnet: Automaton.
card-vancardian-3 = Vancardianer-Karte 3
    .text = Grüner Blitz. Zusätzliche Liebe-Karten: Automaton 1, Factoryon 1. Stich 1 eröffnet: Factoryon.
card-vancardian-4 = Vancardianer-Karte 4
    .text = Roter Blitz. Zusätzliche Liebe-Karten: Automaton 0, Factoryon 2. Stich 1 eröffnet: du.
card-vancardian-5 = Vancardianer-Karte 5
    .text = Grüner Blitz. Zusätzliche Liebe-Karten: Automaton 2, Factoryon 0. Stich 1 eröffnet: Automaton.
card-vancardian-6 = Vancardianer-Karte 6
    .text = Roter Blitz. Zusätzliche Liebe-Karten: Automaton 1, Factoryon 1. Stich 1 eröffnet: Factoryon.
card-vancardian-7 = Vancardianer-Karte 7
    .text = Grüner Blitz. Zusätzliche Liebe-Karten: Automaton 0, Factoryon 1. Stich 1 eröffnet: du.
card-vancardian-8 = Vancardianer-Karte 8
    .text = Roter Blitz. Zusätzliche Liebe-Karten: Automaton 1, Factoryon 0. Stich 1 eröffnet: Automaton.
card-vancardian-9 = Vancardianer-Karte 9
    .text = Grüner Blitz. Zusätzliche Liebe-Karten: Automaton 1, Factoryon 1. Stich 1 eröffnet: Factoryon.
card-vancardian-10 = Vancardianer-Karte 10
    .text = Roter Blitz. Zusätzliche Liebe-Karten: Automaton 1, Factoryon 1. Stich 1 eröffnet: du.


## Am Tisch

option-rounds = Runden
    .help = Nach so vielen Runden ist die Partie vorbei; das ganze Spiel hat 5.
option-difficulty = Schwierigkeit
    .help = Nur allein: wie viele zusätzliche Liebe-Karten die Vancardianerinnen bekommen.
option-difficulty-easy = leicht, ohne zusätzliche
option-difficulty-normal = normal, wie auf ihrer Karte
option-difficulty-hard = schwer, jede eine mehr, höchstens zwei
suit-brains = Köpfchen
suit-love = Liebe
suit-speed = Schnelligkeit
marked = { $face } { $mark }
suit-strength = Stärke
name-automaton = Automaton
name-factoryon = Factoryon
name-sidekick = Sidekick von { $player }
named-suit = { $name ->
        [brains] Köpfchen
        [love] Liebe
        [speed] Schnelligkeit
       *[strength] Stärke
    }
zone-trick = Stich
zone-event = Ereignis
zone-hand = Hand von { $player }
    .short = Hand
zone-hand-sidekick = Hand des Sidekicks von { $player }
zone-tableau = Tableau von { $player }
    .short = Tableau
zone-tricks = Karten in Stichen von { $player }
    .short = Karten in Stichen
zone-offered = Storykarten für { $player }
zone-identities = Identitäten von { $player }
zone-looked = Angesehene Karten
zone-pile = Nachziehstapel
zone-discard = Ablagestapel
zone-aside = Beiseitegelegt
counter-vp = Siegpunkte
counter-tricks = Stiche
counter-stamina = Ausdauer
counter-vp-of = Siegpunkte von { $player }
counter-tricks-of = Stiche von { $player }
state-good = gut
state-evil = böse
state-dealer = Kartenmarker
state-leads = eröffnet
state-wanted = gesucht
badge-charges = { $n ->
        [0] verbraucht
        [one] 1 Ladung
       *[other] { $n } Ladungen
    }
badge-number = Zahl { $n }
badge-player = { $player }
badge-counts = zählt als { $suit } { $value }
badge-cannot-win = kann nicht gewinnen
badge-wins = gewinnt bisher
kind-when-charged = beim Aufladen
kind-ongoing = dauerhaft
kind-end-of-round = am Rundenende
kind-end-of-trick = am Stichende
kind-first-trick = erster Stich
kind-last-trick = letzter Stich
kind-first-last = erster und letzter Stich
kind-your-turn = in deinem Zug
kind-following = beim Folgen
kind-remove = Entfernen
kind-leading = beim Eröffnen
kind-win = wenn du einen Stich gewinnst
kind-lose = wenn du einen Stich verlierst
kind-revealed = Identität
headline-round = Runde { $round } von { $rounds }
headline-trick = Stich { $number } von 8
headline-no-trump = Kein Trumpf
headline-trump = Trumpf: { $suit }
headline-event = Ereignis: { $event }
led = { $order ->
        [lowest] { $suit } führt, { $trump } ist Trumpf, der niedrigste Wert gewinnt
       *[highest] { $suit } führt, { $trump } ist Trumpf
    }
led-no-trump = { $order ->
        [lowest] { $suit } führt, kein Trumpf, der niedrigste Wert gewinnt
       *[highest] { $suit } führt, kein Trumpf
    }


## Fragen

# Choices that are put together, and steps through long lists.
form-plan = In eigener Reihenfolge aufladen …
form-plan-abilities = Welche Fähigkeiten, die erste zuerst?
form-cards = Karten einzeln wählen …
form-cards-which = Welche Karten?

ask-story-choices = Welche Storykarte behältst du?
ask-identity-choices = Welche Identität zeigst du?
ask-own-stories = Welche deiner Storykarten wird kostenlos aufgeladen?
ask-storm-suits = Welche Farbe bekommt +6?
ask-inventions = Ersetzt du eine deiner Storykarten?
ask-marked-charges = Lädst du eine Fähigkeit auf, die andere betrifft?
ask-effect-charges = Lädst du eine Fähigkeit auf, die beim Aufladen etwas bewirkt?
ask-plans = Welche Fähigkeiten lädst du auf?
ask-alignments = Diese Runde gut oder böse?
ask-suits = Welche Farbe nennst du?
ask-all-but-last = Welche Karte gibst du zurück?
ask-goggle-swaps = Nimmst du eine dieser Karten?
ask-prophecies = Wie viele Stiche sagst du voraus?
ask-lead = Du eröffnest: Spiele eine Karte.
ask-follow = Du bist dran: Spiele eine Karte.
ask-sidekick-cards = Welche Karte spielt dein Sidekick?
ask-slow-motions = Zeitlupe: höher oder niedriger?
ask-strings = Gleich folgt { $player }. Ziehst du die Fäden?
ask-uses-w2 = Alle haben gespielt. Nutzt du etwas?
ask-uses-won = Du hast den Stich gewonnen. Nutzt du etwas?
ask-uses-lost = Du hast den Stich verloren. Nutzt du etwas?
ask-uses-w4 = Der Stich ist zu Ende. Nutzt du etwas?
ask-force-fields = Du gewinnst gleich den Stich. Nutzt du das Kraftfeld?
ask-swaps = Tauschst du eine Handkarte mit dem Nachziehstapel?
ask-to-discard = { $n ->
        [one] Wirf 1 Karte ab.
       *[other] Wirf { $n } Karten ab.
    }
ask-up-to = { $n ->
        [one] Wirf bis zu 1 Karte ab und ziehe ebenso viele.
       *[other] Wirf bis zu { $n } Karten ab und ziehe ebenso viele.
    }
ask-cards-left = { $n ->
        [one] Gib 1 Karte nach links.
       *[other] Gib { $n } Karten nach links.
    }
ask-cards-right = { $n ->
        [one] Gib 1 Karte nach rechts.
       *[other] Gib { $n } Karten nach rechts.
    }
ask-cards-open = { $n ->
        [one] Lege 1 Handkarte offen.
       *[other] Lege { $n } Handkarten offen.
    }
ask-end-uses = Die Runde endet. Welche Fähigkeiten nutzt du?


## Möglichkeiten

do-pass = Nichts
do-done = Fertig
do-surrender = Diese Runde aufgeben
do-good = Gut
do-evil = Böse
do-suit = { $suit }
do-number = { $n }
do-play = { $card } spielen
do-sidekick = Der Sidekick spielt { $card }
do-keep = { $card } behalten
do-reveal = { $card } zeigen
do-swap = { $card } tauschen
do-give = { $card } geben
do-lend = { $card }
do-discard = { $cards } abwerfen
do-discard-none = Nichts abwerfen
do-pass-cards = { $cards } weitergeben
do-open-cards = { $cards } offenlegen
do-swap-for = { $new } für { $old } nehmen
do-charge = { $ability } aufladen
do-charge-on = { $ability } aufladen, Ziel: { $player }
do-charge-suit = { $ability } aufladen: { $suit }
do-charge-nothing = Nichts aufladen
do-charge-plan = { $abilities } aufladen
do-twice = { $ability } (zweimal)
do-use = { $ability } nutzen
do-use-step = { $ability }: { $step }
do-use-suit = { $ability }: { $suit }
do-use-on = { $ability } nutzen, Ziel: { $player }
do-use-card = { $ability }: { $card }
do-use-vp = { $ability } nutzen ({ $n } SP)
do-sacrifice = { $ability }: Stich { $n } abwerfen


## Was geschehen ist

the-sidekick = Der Sidekick von { $player }
played-for = { $card } (zählt { $value })
played-as = { $card } (zählt als { $suit } { $value })
played-in-vain = { $card } (kann nicht gewinnen)
use-suit = { $ability } ({ $suit })
use-step = { $ability } ({ $step })
use-on = { $ability } (Ziel: { $player })
log-round = { $name ->
        [alone] Runde { $n } beginnt.
       *[dealt] Runde { $n } beginnt; { $player } gibt.
    }
log-deal = { $player } bekommt { $cards }.
log-deal-unseen = { $player } bekommt { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
log-deal-open = { log-deal }
log-event = Das Ereignis: { $first }.
log-wanted = { $player } wird gesucht.
log-draw-stories = { $player } zieht Storykarten: { $cards }.
log-draw-stories-unseen = { $player } zieht { $n ->
        [one] 1 Storykarte
       *[other] { $n } Storykarten
    }.
log-story = { $name ->
        [instead] { $player } legt { $first } aus, statt { $on }.
       *[new] { $player } legt { $first } aus.
    }
log-stamina = { $name ->
        [by] { $player } erhält { $n } Ausdauer für { $first }.
       *[taken] { $player } erhält { $n } Ausdauer.
    }
log-identity = { $player } ist { $first }.
log-lend = { $first } kostet { $player } diese Runde nichts.
log-charge = { $name ->
        [on] { $player } lädt { $first } auf (Ziel: { $to }).
        [again] { $player } lädt { $first } ein zweites Mal auf.
       *[once] { $player } lädt { $first } auf.
    }
log-remove = { $player } entfernt { $n } Ausdauer und nutzt { $first }.
log-align = { $name ->
        [good] { $player } ist gut.
       *[evil] { $player } ist böse.
    }
log-name-suit = { $player } nennt für { $first } die Farbe { named-suit }.
log-name-number = { $player } nennt für { $first } die Zahl { $n }.
log-has-none = { $player } hat keine Karte der Farbe { named-suit }.
log-trump = { $first }: { named-suit } ist Trumpf.
log-lead = { $player } eröffnet Stich { $n }.
log-play = { $player } spielt { $last }.
log-win-trick = { $player } gewinnt Stich { $n }.
log-hand-over = Der Stich geht an { $player }.
log-use = { $player } nutzt { $first }.
log-vp = { $player }: { $n } SP für { $first }.
log-lose-stamina = { $player } verliert dauerhaft { $n } Ausdauer für { $first }.
log-draw = { $player } zieht { $cards }.
log-draw-unseen = { $player } zieht { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
log-draw-open = { log-draw }
log-discard = { $player } wirft { $cards } ab.
log-discard-unseen = { $player } wirft { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ab.
log-rebuild = Der Ablagestapel wird zum Nachziehstapel.
log-give = { $player } gibt { $to } { $cards }.
log-give-unseen = { $player } gibt { $to } { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
log-give-open = { log-give }
log-look = { $player } sieht sich Karten des Nachziehstapels an: { $cards }.
log-look-unseen = { $player } sieht sich { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } des Nachziehstapels an.
log-look-into = { $player } sieht sich die Hand von { $to } an: { $cards }.
log-look-into-unseen = { $player } sieht sich die Hand von { $to } an.
log-open = { $player } legt { $cards } offen.
log-swap = { $player } nimmt { $first } zurück und spielt { $last }.
log-take-back = { $player } nimmt { $first } zurück und legt dafür eine andere Karte verdeckt hin.
log-weaken = { $first } von { $player } zählt jetzt { $n }.
log-rewind = { $player } dreht die Zeit zurück und eröffnet Stich { $n } noch einmal.
log-switch = { $name ->
        [good] { $player } ist jetzt gut.
        [goodby] { $player } ist durch { $first } jetzt gut.
        [evil] { $player } ist jetzt böse.
        [evilby] { $player } ist durch { $first } jetzt böse.
       *[secret] { $player } wechselt heimlich die Seite.
    }
log-sacrifice = { $player } wirft einen Stich ab.
log-score-good = { $player } ist gut und bekommt { $n } SP.
log-score-evil = { $player } ist böse und bekommt { $n } SP.
log-win = { $player } gewinnt die Partie mit { $n } SP.
log-lightning = { $name ->
        [green] { $first } zeigt einen grünen Blitz.
       *[red] { $first } zeigt einen roten Blitz.
    }
log-vancardian = Die Vancardianerinnen decken { $first } auf.
log-extra-love = { $player } ersetzt { $on } durch { $first }.
log-improve = { $player } zieht { $m ->
        [one] 1 Karte
       *[other] { $m } Karten
    } und behält { $n ->
        [0] keine
       *[other] { $cards }
    }.
log-surrender = { $player } gibt auf; { $to } bekommt { $n } SP.
log-solo-over = { $name ->
        [draw] Unentschieden mit { $n } SP: { $player }, { $to }.
       *[lost] Sieg für { $to } mit { $m } SP; { $player } hat { $n } SP.
    }


## Was nicht geht

no-card-of-yours = Diese Karte hast du nicht auf der Hand. Wähle eine eigene.
no-must-follow = Du hast eine Karte der führenden Farbe und musst bedienen. Wähle eine davon.
no-not-charged = Diese Fähigkeit ist nicht aufgeladen und wirkt jetzt nicht.
no-not-now = Diese Fähigkeit lässt sich jetzt so nicht nutzen. Ihr Text sagt, wann.
no-surrender = Aufgeben darfst du nur zu Beginn deines Zuges in einem Stich, den eine Vancardianerin eröffnet hat, und nicht, solange du böse ohne Stich bist.
no-pass-in-trick = Du kannst nicht passen: Alle spielen in jeden Stich eine Karte.
no-ability-of-yours = Diese Fähigkeit liegt nicht auf deinem Tableau. Wähle eine eigene.
no-later-charge = Dieser Teil des Aufladens kommt später: zuerst markierte Ladungen, dann Fähigkeiten mit einem Effekt beim Aufladen, zuletzt alle anderen.
no-earlier-charge = Dieser Teil des Aufladens ist vorbei; die Ladung bleibt diese Runde leer.
no-charge-twice = Diese Fähigkeit hat keine weitere Ladung.
no-stamina = Dafür brauchst du { $needed } Ausdauer, hast aber nur { $supply } im Vorrat. Lade weniger auf.
no-blackout = Im Stromausfall darfst du höchstens 2 Fähigkeiten aufladen.
points = { $n } SP

## Lektion

lesson-goal = Hab nach der letzten Runde die meisten Siegpunkte. Gute bekommen sie für Stiche, Böse dafür, keinen zu machen.
lesson-turn = Eine Runde: eine Storykarte behalten, Fähigkeiten mit Ausdauer aufladen, geheim gut oder böse wählen, dann acht Stiche spielen. Farbe muss bedient werden, die höchste Karte der führenden Farbe gewinnt, und Liebe ist Trumpf. Deine Fähigkeiten verbiegen das alles.
lesson-story = Jede Runde ziehst du drei Storykarten. Eine kommt auf dein Tableau, und ab jetzt darfst du sie aufladen. Deine Hand ist voll mit Köpfchen. Welche Karte macht daraus am meisten?
    .title = Eine Geschichte beginnt
    .hint = Die würdest du mit dieser Hand kaum brauchen. Welche Karte hilft Köpfchen?
    .done = Das Superhirn liegt bis zum Ende der Partie auf deinem Tableau. So wächst du von Runde zu Runde.
lesson-charge = Eine Fähigkeit wirkt nur, solange Ausdauer auf ihr liegt. Du hast 2, und jede deiner Fähigkeiten kostet 1. Wähle beide und lade sie auf.
    .title = Ausdauer macht den Unterschied
    .hint = Da bleibt Ausdauer ungenutzt. Wähle beide Fähigkeiten und lade sie dann auf.
    .done = Jetzt bekommen deine Köpfchen-Karten +6, und mit vier Stichen gibt es 1 SP mehr. Nach der Runde kommt alle Ausdauer zu dir zurück.
lesson-evil = Nun wählen alle geheim: Gut bringt 1 SP je Stich, böse 4 SP für gar keinen. Sieh dir deine Hand an. Was bist du?
    .title = Gut oder böse?
    .hint = Mit so vielen niedrigen Karten gewinnst du kaum einen Stich. Welche Seite mag das?
    .done = Die Masken werden zusammen gedreht. Mit dieser Hand duckst du dich unter allen acht Stichen weg: 4 SP, und 1 dazu, weil du dickköpfig bist.
lesson-follow = Schnelligkeit führt, und du hast Schnelligkeit, also musst du bedienen. Du bist gut und willst den Stich.
    .title = Farbe bedienen
    .hint = Das bedient, gewinnt aber nicht. Die höchste Karte der führenden Farbe holt den Stich.
    .done = Die 12 ist die höchste Schnelligkeit. Die anderen Karten mussten auf der Hand bleiben, sogar die 13: Sie ist Köpfchen.
lesson-trump = Stärke führt, und du hast keine. Dann darfst du alles spielen. Eine Karte schlägt sogar die 13.
    .title = Liebe besiegt alles
    .hint = Eine Karte einer anderen Farbe gewinnt nie, wie hoch sie auch ist. Welche Farbe ist Trumpf?
    .done = Liebe ist Trumpf: Die niedrigste Liebe schlägt die höchste Karte jeder anderen Farbe.
lesson-tie = Eine Stärke 10 führt. Dein Größenwandler ist aufgeladen: Zu der Karte, die du spielst, darfst du +2 oder −2 ansagen. Du willst gewinnen. Beginne mit der Ansage.
    .title = Gleich ist nicht genug
    .hint = Allein sind deine Karten zu niedrig, und −2 macht es schlimmer. Wähle den Größenwandler.
    .done = +2 ist angesagt, für die nächste Karte, die du spielst.
lesson-eleven = Jetzt die Karte. Mit +2 wäre die 8 eine 10 und die 9 eine 11. Eine 10 liegt schon da, und von gleichen Karten gewinnt die zuerst gespielte.
    .title = Von gleichen die erste
    .hint = Damit gewinnst du nicht. Du brauchst mehr als die 10, die schon liegt.
    .done = Die 9 zählt 11: Der Stich gehört dir, und du eröffnest den nächsten.
lesson-give = Oje: Du bist böse und hast einen Stich gewonnen. Aber die Erpresserin ist aufgeladen: Du darfst den Stich jemandem geben. Wen stört er am meisten? Masken und aufgeladene Fähigkeiten liegen offen.
    .title = Ein Stich, den niemand will
    .hint = Sieh dir die Masken an: Wen kostet ein Stich 4 SP und mehr?
    .done = Du bist wieder ohne Stich, und jemand anders Böses hat einen. Den nächsten Stich eröffnest du trotzdem.
lesson-order = Die Runde ist vorbei. Du bist böse und hast genau 1 Stich. Dafür bringt der Schattenumhang 2 SP, und mit Doppelleben kannst du danach die Seite wechseln. Was kommt zuerst?
    .title = Die richtige Reihenfolge
    .hint = Als Guter bekämst du für den Schattenumhang nichts. Nutze ihn zuerst.
    .done = 2 SP für einen einzigen Stich als Böser.
lesson-change = Und nun das Doppelleben: Wechsle die Seite, bevor die Seiten gewertet werden. Gute bekommen 1 SP je Stich.
    .title = Ein anderes Leben
    .hint = Böse und mit einem Stich bekämst du nichts mehr. Nutze das Doppelleben.
    .done = Du bist gut geworden, und dein Stich bringt noch 1 SP. Mehr musst du zum Anfangen nicht wissen.
