# Backstab Heroes: Texte der Regeln und Karten, deutsch.
# In einer Regel ist jede Zeile eine Gruppe von Sätzen. „(Eigene Festlegung.)“ am Ende einer Zeile gilt für diese Zeile,
# auf einer eigenen Zeile für die ganze Regel: Dort schweigen die veröffentlichten Regeln oder sind unklar.

game = Backstab Heroes
    .about = Ein Kartenspiel für 3 bis 6 Helden, die gemeinsam acht Monster besiegen und einander so weit trauen, wie sie einen Drachen werfen können. Alle legen verdeckt eine Karte; dann zeigt sich, wer kämpft, wer im Gebüsch sitzt und wer wen nach vorn geschubst hat. Schätze sind Punkte, Wunden kosten Punkte, und nur der reichste Held gewinnt.
    .length = 20–40 Minuten

# Woher die Karten kommen: Die veröffentlichten Regeln nennen keine einzige.
-own = Name, Anzahl und Text: eigene Angabe von Heldenrunde
-aim = Das haben Partien unserer Bots entschieden, damit jede Stufe so oft fällt, wie sie soll: eher normale Monster in 60 bis 85 % ihrer Runden, nicht ganz so fette in 35 bis 60 %, fette in 20 bis 45 %


## Kapitel

chapter-BH-1 = Vorbereitung
chapter-BH-2 = Positionen
chapter-BH-3 = Eine Runde
chapter-BH-4 = Das Ende


## BH-1 Vorbereitung

rule-BH-1-1 =
    Es gibt 55 Aktionskarten, 30 Schätze und 22 Monster in drei Klassen: eher normal, nicht ganz so fett und fett. Dazu kommen Schadensmarker, 13 Orden, die Positionskarten Speerspitze (vorne) und In den Schatten (hinten) und eine Startspielerkarte.
    Aktionskarten und Schätze haben dieselbe Rückseite. Das ist kein Versehen.
rule-BH-1-2 =
    Legt den Monsterstapel verdeckt zusammen: ganz unten 1 fettes Monster, darauf 2 nicht ganz so fette, obenauf 5 eher normale, jedes zufällig aus seiner Klasse gezogen. Der Stapel wird nicht gemischt. Die übrigen Monster haben frei.
rule-BH-1-3 =
    Du beginnst mit 4 Aktionskarten. Die Schätze bilden einen eigenen gemischten Stapel. Der Startspieler wird ausgelost.
rule-BH-1-4 =
    Alle Helden beginnen in der Mitte.
rule-BH-1-5 =
    Schaden wird ohne Obergrenze gezählt, egal wie viele Marker in der Schachtel sind. Orden sind mit dem dreizehnten zu Ende. (Eigene Festlegung.)
rule-BH-1-6 =
    Offen sind Positionen, Schaden auf dem Monster und auf den Helden sowie Orden. Geheim sind die Hände, auch welche Karten darin Schätze sind, verdeckt gelegte Karten und alle Stapel.
    Offen sind auch die Zahl der Handkarten und wie viel Schaden jeder Held in dieser Runde verursacht hat. Wie viele Schätze jemand hat, wird nur gesagt, wenn ein Monster nach den meisten fragt. (Eigene Festlegung.)


## BH-2 Positionen

rule-BH-2-1 =
    Ein Held steht vorne, in der Mitte oder hinten. Vorne steht höchstens einer, hinten auch. Wer eine dieser Positionen einnimmt, drängt den, der dort steht, in die Mitte. Vorne oder hinten kann leer sein.
rule-BH-2-2 =
    Positionen bleiben: Eine neue Runde ändert nichts an ihnen.
    Wirst du dorthin geschickt, wo du schon stehst, bleibst du stehen, und sonst geschieht nichts. Gehst du direkt von vorne nach hinten oder umgekehrt, ist deine alte Position leer. (Eigene Festlegung.)


## BH-3 Eine Runde

rule-BH-3-1 =
    Deckt das oberste Monster auf.
rule-BH-3-2 =
    Alle wählen gleichzeitig eine Aktionskarte oder einen Schatz aus der Hand und legen sie verdeckt vor sich. Dabei dürft ihr reden, planen und versprechen. Kein Versprechen bindet irgendwen. Karten zeigen darfst du nur, wenn eine Karte es sagt.
rule-BH-3-3 =
    Vom Startspieler an deckt im Uhrzeigersinn jeder seine Karte auf und führt sie ganz aus. Passen darf niemand. Angriffskarten legen Schaden auf das Monster.
    „Ein Held“ kannst du selbst sein, „ein anderer Held“ nicht. Wer die Karte spielt, wählt aus.
    Ein Schatz ohne Effekt tut nichts; nun wissen alle, dass du ihn hast. Eine aufgedeckte Karte bleibt bis BH-3.4 offen liegen.
rule-BH-3-4 =
    Sind alle Karten ausgeführt, kommen Aktionskarten auf den Ablagestapel und Schätze zurück auf die Hand ihrer Besitzer.
rule-BH-3-5 =
    Reaktionskarten werden in BH-3.2 nie gelegt. Du spielst sie aus der Hand, wenn ihre Bedingung eintritt, auch wenn deine eigene Karte schon liegt oder ausgeführt ist.
    Können mehrere reagieren, werden sie im Uhrzeigersinn gefragt, zuerst der Spieler, dessen Karte gerade ausgeführt wird, sonst zuerst der Startspieler. Nach jeder Reaktion wird die Bedingung neu geprüft. (Eigene Festlegung.)
    Hast du nur Reaktionskarten auf der Hand, legst du in dieser Runde nichts. Hast du außerdem einen Schatz, musst du einen Schatz legen. (Eigene Festlegung.)
    Einspruch! hält keine Reaktion auf. Jede andere Bedingung kann auch durch eine Reaktion eintreten. (Eigene Festlegung.)
rule-BH-3-6 =
    Monsterphase. Liegt auf dem Monster mindestens so viel Schaden, wie es bei dieser Zahl von Helden Stärke hat, ist es besiegt. Wer in dieser Runde allein den meisten Schaden verursacht hat, bekommt 1 Orden, bei Gleichstand niemand. Dann werden so viele Schätze verdeckt ausgelegt, wie das Monster bei dieser Zahl von Helden zeigt.
    Sonst schlägt das Monster zurück, wie es auf der Karte steht, und macht sich samt Schatz davon. So oder so verlässt es die Partie.
rule-BH-3-7 =
    Schaden an Helden bleibt als Marker vor den Spielern liegen. Ein Gegenangriff auf eine Position, an der niemand steht, trifft niemanden.
rule-BH-3-8 =
    Schatzphase. Der Held hinten beginnt; steht dort niemand, der Startspieler. Du siehst dir alle übrigen Schätze an, behältst einen und gibst den Rest nach links weiter. Was übrig ist, wenn alle einen hatten, verlässt die Partie.
rule-BH-3-9 =
    Neue Runde. Alle dürfen 1 Aktionskarte ablegen. Dann ziehen alle auf 4 Aktionskarten nach; Schätze zählen nicht mit. Die Startspielerkarte geht an den Helden hinten oder, wenn dort niemand steht, nach links.
rule-BH-3-10 =
    Ist der Stapel der Aktionskarten leer, mischt ihr den Ablagestapel: Er ist der neue Stapel.
rule-BH-3-11 =
    Eine Reaktionskarte kommt auf den Ablagestapel, sobald sie ausgeführt ist. Auf der Hand zählt sie als Aktionskarte: für die 4 aus BH-3.9, und auch sie darf dort abgelegt werden. (Eigene Festlegung.)
rule-BH-3-12 =
    Ob das Monster besiegt ist, wird erst in der Monsterphase geprüft. Liegt vorher genug Schaden darauf, werden trotzdem alle Karten aufgedeckt, und weiterer Schaden zählt für den Orden. Schaden zählt für den, der ihn verursacht hat, mit welcher Karte auch immer. Entfernter Schaden zählt nicht mehr.
rule-BH-3-13 =
    Eine Karte wird so weit wie möglich ausgeführt, auch ihre Nachteile. Fehlt dem Ziel, was verlangt ist, tut dieser Teil nichts. Worauf eine Karte schaut, etwa Positionen oder Schaden, das gilt in dem Moment, in dem sie ausgeführt wird. Gelegte Karten sind nicht auf der Hand: Niemand kann sie ansehen, ziehen oder tauschen. Was auf die Karte eines anderen Helden wirkt, wartet, solange sie verdeckt liegt; passt sie dann nicht, oder ist eine unpassende schon ausgeführt oder keine gelegt, bleibt es ohne Wirkung. (Eigene Festlegung.)
rule-BH-3-14 =
    Ein Gegenangriff ist ein einziger Moment: Wen er wie hart trifft, steht zu Beginn für alle fest. Dann wird er im Uhrzeigersinn vom Startspieler an erlitten, ein Held nach dem anderen. Ein Schatz geht an der Stelle verloren, an der sein Held an der Reihe ist. (Eigene Festlegung.)
rule-BH-3-15 =
    Gibt es weniger Schätze als Helden, gehen die letzten leer aus. Keinen zu nehmen ist nicht erlaubt. Schätze kommen auf die Hand, und die anderen sehen nicht, welche.
    Was übrig bleibt, verlässt die Partie, ungesehen von allen, die es nicht in der Hand hatten. Ist der Schatzstapel zu klein, wird ausgelegt, was noch da ist. (Eigene Festlegung.)
rule-BH-3-16 =
    In BH-3.9 entscheiden alle gleichzeitig, verdeckt und ungesehen, was sie ablegen. Dann ziehen alle im Uhrzeigersinn vom Startspieler an, jeder erst auf 4, dann der nächste. Mit 4 oder mehr Aktionskarten ziehst du keine; eine Obergrenze gibt es nicht. Zuletzt wandert die Startspielerkarte; ein Startspieler, der hinten steht, behält sie.
    Der Stapel wird neu gemischt, wenn eine Karte gezogen werden soll und keine da ist. Gibt es auch keinen Ablagestapel, wird nichts gezogen.
    (Eigene Festlegung.)


## BH-4 Das Ende

rule-BH-4-1 =
    Nach 8 Runden zählen die Punkte aller deiner Schätze abzüglich deines Schadens. Das kann auch negativ sein. Die meisten Punkte gewinnen.
    Bei Gleichstand wird der Sieg geteilt. (Eigene Festlegung.)
    Wer die meisten Orden hat, darf damit prahlen, mehr nicht.
rule-BH-4-2 =
    Alle Schätze auf der Hand werden gezeigt und gezählt, ob du sie je gespielt hast oder nicht.
    Runde 8 endet mit ihrer Schatzphase: Niemand legt ab oder zieht nach. (Eigene Festlegung.)


## Beispiele. A, B, C … sind Helden im Uhrzeigersinn.

example-BH-1 =
    A ist Startspieler, B steht hinten. A deckt Ab in die Büsche auf: A ist hinten, B in der Mitte. B deckt Dolchstoß auf: nur 1 Schaden. C deckt Du zuerst! gegen A auf: A ist vorne, und hinten ist leer.
    Regeln: BH-2.1, BH-3.3, BH-3.13.
    .title = Positionen ändern sich unterwegs
example-BH-2 =
    Vier Helden gegen den Morgenmuffel-Goblin (Stärke 4, 2 Schätze). A macht mit Sturmangriff 4 Schaden, B und C mit Schwerthieb je 2, D legt einen Goldbarren. Alles wird ausgeführt, 8 Schaden liegen da, A bekommt den Orden, 2 Schätze werden ausgelegt, und D nimmt den Goldbarren zurück. Hätten A und D je 4 gemacht, bekäme niemand einen Orden, die Schätze aber kämen trotzdem.
    Regeln: BH-3.6, BH-3.12.
    .title = Mehr als genug
example-BH-3 =
    Fünf Helden, hinten steht niemand, C ist Startspieler, 3 Schätze: C sieht drei, D zwei, E einen, A und B gehen leer aus. Stünde A hinten, wären es A, B und C. Fünf Schätze und vier Helden: Alle bekommen einen, der fünfte verlässt die Partie.
    Regeln: BH-3.8, BH-3.15.
    .title = Zu wenige Schätze, und zu viele
example-BH-4 =
    B hat Wegducken, Einspruch!, Finger weg! und Das ist meins! auf der Hand und keinen Schatz. B legt nichts und deckt nichts auf, darf aber reagieren und kann Ziel sein. Mit Glasperlen auf der Hand müsste B sie legen.
    Regeln: BH-3.5, BH-3.11.
    .title = Nichts zu legen
example-BH-5 =
    A hat 4 Aktionskarten und 2 Schätze, legt einen Schwerthieb, spielt in der Monsterphase Wegducken und legt 1 Karte ab: 1 Aktionskarte ist übrig, A zieht 3. B ist durch die Goldene Angel auf 5 Aktionskarten gekommen: B darf eine ablegen und zieht so oder so keine.
    Regeln: BH-3.9, BH-3.11, BH-3.16.
    .title = Auf vier nachziehen
example-BH-6 =
    Vier Helden, A ist Startspieler, B steht vorne, das Klappergestell ist nicht besiegt: B erleidet 2 Schaden, A, C und D je 1, in der Reihenfolge A, B, C, D. B spielt Wegducken und erleidet nichts; die anderen trifft es wie zuvor. Stünde vorne niemand, erlitte jeder in der Mitte 1 und der Held hinten nichts.
    Regeln: BH-3.7, BH-3.14.
    .title = Der Gegenangriff ist ein Moment
example-BH-7 =
    A hat das Zauberschwert gelegt. Bs Lange Finger ziehen nur aus As Hand, nicht die gelegte Karte. Dann macht A 2 Schaden: Sie zählen für den Orden, aber nicht als Angriffskarte für den Mitläufer. Vor der Monsterphase ist das Schwert wieder auf As Hand, also zählt die Bissige Schatulle es zu As Schätzen.
    Regeln: BH-3.3, BH-3.4, BH-3.12, BH-3.13.
    .title = Ein Schatz im Einsatz
example-BH-8 =
    4 Punkte und 3 Schaden ergeben 1 Punkt. A: Schätze 5 und 2, Schaden 8, also −1. B: kein Schatz, Schaden 1, also −1. C: Schatz 3, Schaden 6 und fünf Orden, also −3. A und B teilen sich den Sieg bei −1.
    Regeln: BH-4.1, BH-4.2.
    .title = Das Ende


## Angriffskarten

card-sword-swing = Schwerthieb
    .text = 2 Schaden. Ausholen, treffen, fertig: der Klassiker.
    .source = { -own }
card-reckless-charge = Sturmangriff
    .text = Geh nach vorne, dann 4 Schaden. Das Gebrüll ist gratis.
    .source = { -own }
card-dagger-from-the-dark = Dolchstoß
    .text = 3 Schaden, wenn du hinten stehst, sonst 1. Bei Tageslicht ist es nur ein kleines Messer.
    .source = { -own }
card-arrow-shot = Bogenschuss
    .text = 2 Schaden, wenn du in der Mitte oder hinten stehst, sonst 1. Ganz vorne fehlt der Platz zum Spannen.
    .source = { -own }
card-shield-ram = Schildrammer
    .text = 4 Schaden, wenn du vorne stehst, sonst 1. Von hinten rammst du vor allem Freunde.
    .source = { -own }
card-fireball = Feuerball
    .text = 4 Schaden; ein anderer Held deiner Wahl erleidet 1 Schaden. Es war sehr windig.
    .source = { -own }
card-half-hearted-poke = Halbherziger Pieks
    .text = 1 Schaden, dann geh nach hinten. Du warst dabei, das kann niemand bestreiten.
    .source = { -own }
card-wild-swing = Rundumschlag
    .text = 3 Schaden; du erleidest 1 Schaden. Dein eigenes Knie war im Weg.
    .source = { -own }
card-bandwagon = Mitläufer
    .text = 1 Schaden, dazu 1 für jede Angriffskarte, die andere Helden in dieser Runde schon aktiviert haben, höchstens 4 insgesamt. Wer spät kommt, trifft ein müdes Monster.
    .source = { -own }
card-coup-de-grace = Gnadenstoß
    .text = 3 Schaden, wenn schon mindestens die Hälfte der Monsterstärke (aufgerundet) auf ihm liegt, sonst 1. Irgendwer muss ja den Schlusssatz sagen.
    .source = { -own }
card-show-off-slash = Poserhieb
    .text = 2 Schaden. Wird das Monster in dieser Runde besiegt, nimmst du außerdem 1 Orden. Die Pose ist der halbe Hieb.
    .source = { -own }


## Andere Aktionskarten

card-you-go-first = Du zuerst!
    .text = Ein anderer Held geht nach vorne. Gute Manieren können eine Waffe sein.
    .source = { -own }
card-into-the-bushes = Ab in die Büsche
    .text = Geh nach hinten. Aus rein strategischen Gründen, versteht sich.
    .source = { -own }
card-switch-places = Bäumchen, wechsel dich
    .text = Du und ein anderer Held tauscht die Positionen: Jeder übernimmt die Positionskarte des anderen, falls es eine gibt. Drüben war die Aussicht besser.
    .source = { -own }
card-sticky-fingers = Lange Finger
    .text = Zieh 1 zufällige Karte aus der Hand eines anderen Helden, Aktionskarte oder Schatz. Du wolltest nur sehen, wie das genäht ist.
    .source = { -own }
card-healing-potion = Heiltrank
    .text = Ein Held heilt 2 Schaden, oder so viel er hat. Schmeckt nach Kirsche und Reue.
    .source = { -own }
card-tripwire = Stolperdraht
    .text = Die Angriffskarte eines anderen Helden macht in dieser Runde 2 Schaden weniger, mindestens 0. Ist sie schon aktiviert, werden bis zu 2 ihrer Schadensmarker entfernt. Auf andere Karten wirkt er nicht. Wer lässt denn in einem Verlies Schnur herumliegen?
    .source = { -own }
card-friendly-nudge = Freundlicher Schubs
    .text = Ein Held geht auf die Position, die du wählst. Schulter an Schulter, Ellbogen an Rippe.
    .source = { -own }
card-nosy-parker = Neugierige Nase
    .text = Sieh dir die Hand eines anderen Helden an. Du darfst 1 deiner Karten gegen 1 davon tauschen. Unter Freunden hat man keine Geheimnisse.
    .source = { -own }
card-taunt-the-beast = Monster reizen
    .text = Ein anderer Held geht nach vorne. Schlägt das Monster in dieser Runde zurück, erleidet dieser Held dabei 1 Schaden mehr, auch wenn es sonst keiner wäre. Das über seine Mutter hast ja nicht du gesagt.
    .source = { -own }
card-regroup = Alles auf Anfang
    .text = Vorne und hinten sind leer: Alle stehen in der Mitte. Bitte noch einmal von vorn.
    .source = { -own }


## Reaktionskarten

card-duck = Wegducken
    .text = Reaktion, wenn du Schaden erleiden würdest: Verhindere bis zu 3 davon. Dein Schnürsenkel war sowieso offen.
    .source = { -own }
card-no-after-you = Nach dir!
    .text = Reaktion, wenn die Karte eines anderen Helden, die nur dir gilt, dich bewegen würde: Du bleibst stehen, und jener Held geht auf die Position, die für dich gedacht war. Gegen Bäumchen, wechsel dich bewegt sich niemand. Höflichkeit ist ein Wettkampf.
    .source = { -own }
card-hands-off = Finger weg!
    .text = Reaktion, wenn die Karte eines anderen Helden Karten deiner Hand ansehen, nehmen oder tauschen würde: Dieser Teil entfällt, und jener Held erleidet 1 Schaden. Die Tasche beißt.
    .source = { -own }
card-objection = Einspruch!
    .text = Reaktion, wenn ein anderer Held gerade eine Aktionskarte aufgedeckt hat, die kein Angriff ist: Ihr Effekt entfällt, die Karte wird wie üblich abgelegt. Gildenordnung, Artikel 7, Absatz irgendwas.
    .source = { -own }
card-last-reserve = Letzte Reserve
    .text = Reaktion, wenn die Monsterphase beginnt und 1 oder 2 Schaden fehlen: Leg 2 Schaden auf das Monster. Sie zählen in dieser Runde als deine. Du hattest dir die Kräfte eingeteilt. Die ganze Zeit.
    .source = { -own }
card-thats-mine = Das ist meins!
    .text = Reaktion, wenn die Schätze verteilt werden und du nicht als Erster wählen würdest: Du nimmst zuerst 1 Schatz. Dann wird wie üblich verteilt, und du wirst übersprungen. Genau den hast du vor Jahren verloren.
    .source = { -own }


## Schätze

card-handful-of-coins = Handvoll Münzen
    .text = 1 Punkt. Ein paar davon sind Knöpfe.
    .source = { -own }
card-silver-goblet = Silberkelch
    .text = 2 Punkte. Mit Lippenabdrücken dreier Dynastien.
    .source = { -own }
card-gold-bar = Goldbarren
    .text = 3 Punkte. Schwer, glänzend, keine weiteren Fragen.
    .source = { -own }
card-kings-crown = Königskrone
    .text = 4 Punkte. Der König braucht sie gerade nicht.
    .source = { -own }
card-dragon-egg = Drachenei
    .text = 5 Punkte. Bitte kühl lagern.
    .source = { -own }
card-glass-beads = Glasperlen
    .text = 0 Punkte. Aber sie klimpern so schön.
    .source = { -own }
card-cursed-skull = Verfluchter Schädel
    .text = −2 Punkte. Ausgespielt: Er geht auf die Hand eines anderen Helden statt zurück auf deine. Geschenke kommen von Herzen.
    .source = { -own }
card-rusty-chamber-pot = Rostiger Nachttopf
    .text = −1 Punkt. Gebraucht, von einer wichtigen Persönlichkeit.
    .source = { -own }
card-half-an-amulet = Halbes Amulett
    .text = 0 Punkte. Hast du beide Hälften, ist jede 4 wert. Wahre Liebe, oder wenigstens 8 Punkte.
    .source = { -own }
card-dwarven-beaker = Zwergenbecher
    .text = 1 Punkt. 2 Becher sind zusammen 3 Punkte wert, 3 Becher 6. Zwerge trinken nie allein.
    .source = { -own }
card-cloak-of-shadows = Tarnumhang
    .text = 1 Punkt. Ausgespielt: Geh nach hinten. Auch in Schwarz erhältlich.
    .source = { -own }
card-healing-salve = Heilsalbe
    .text = 1 Punkt. Ausgespielt: Ein Held heilt 1 Schaden, falls er welchen hat. Mindestens haltbar bis zum vorigen Zeitalter.
    .source = { -own }
card-enchanted-sword = Zauberschwert
    .text = 2 Punkte. Ausgespielt: 2 Schaden am Monster, von dir verursacht, aber nicht als Angriffskarte. Es kämpft von selbst und redet dabei.
    .source = { -own }
card-war-horn = Kriegshorn
    .text = 1 Punkt. Ausgespielt: Ein anderer Held geht nach vorne. Du bläst, andere laufen.
    .source = { -own }
card-golden-fishing-rod = Goldene Angel
    .text = 2 Punkte. Ausgespielt: Du und ein anderer Held zieht gleichzeitig je 1 zufällige Karte aus der Hand des anderen. Irgendwas beißt immer an.
    .source = { -own }
card-crystal-ball = Kristallkugel
    .text = 1 Punkt. Ausgespielt: Sieh dir heimlich das oberste Monster des Stapels und die Hand eines anderen Helden an. Die Zukunft ist verschwommen, die Hand nicht.
    .source = { -own }
card-ribbon-of-honour = Ehrenband
    .text = 1 Punkt. Ausgespielt: Nimm 1 Orden, falls noch einer da ist. Für besondere Verdienste beim Auspacken.
    .source = { -own }
card-lit-bomb = Bombe mit Lunte
    .text = 0 Punkte. Ausgespielt: 5 Schaden am Monster, von dir verursacht; dann verlässt die Karte die Partie. Ein Schatz nur im übertragenen Sinn.
    .source = { -own }


## Eher normale Monster

card-cellar-rat-in-plate = Kellerratte im Harnisch
    .text = Stärke 3 / 4 / 5 / 6 und Schätze 1 / 1 / 2 / 2 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held vorne erleidet 1 Schaden. Der Harnisch war das Sieb des Kochs.
    .source = { -own }
card-grumpy-goblin = Morgenmuffel-Goblin
    .text = Stärke 3 / 4 / 6 / 7 und Schätze 1 / 2 / 2 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held vorne erleidet 2 Schaden. Nicht vor dem ersten Pilzkaffee.
    .source = { -own }
card-highway-raccoon = Wegelagerer-Waschbär
    .text = Stärke 4 / 5 / 6 / 7 und Schätze 1 / 2 / 2 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held hinten verliert 1 zufälligen Schatz; hat er keinen, erleidet er 1 Schaden. Schatz oder Butterbrot.
    .source = { -own }
card-rattlebones = Klappergestell
    .text = Stärke 4 / 5 / 7 / 8 und Schätze 2 / 2 / 3 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held vorne erleidet 2 Schaden, jeder in der Mitte 1. Man hört es kommen und wünscht, man täte es nicht.
    .source = { -own }
card-apprentice-slime = Schleim-Azubi
    .text = Stärke 4 / 5 / 6 / 8 und Schätze 1 / 2 / 2 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Jeder Held in der Mitte erleidet 1 Schaden. Erstes Lehrjahr, sehr motiviert.
    .source = { -own }
card-shadow-wolf = Schattenwolf
    .text = Stärke 4 / 5 / 7 / 8 und Schätze 2 / 2 / 3 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held hinten erleidet 2 Schaden. Die Schatten waren schon belegt.
    .source = { -own }
card-mushroom-gnome = Pilzschrat
    .text = Stärke 3 / 5 / 6 / 7 und Schätze 1 / 2 / 2 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Jeder Held, der in dieser Runde keinen Schaden verursacht hat, erleidet 1. Kann Faulenzer nicht leiden.
    .source = { -own }
card-orc-on-holiday = Ork im Urlaub
    .text = Stärke 5 / 6 / 8 / 9 und Schätze 2 / 3 / 3 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held vorne erleidet 3 Schaden. Nicht im Dienst, aber bewaffnet.
    .source = { -own }
card-swarm-of-bats = Fledermausschwarm
    .text = Stärke 4 / 6 / 7 / 8 und Schätze 2 / 2 / 3 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Jeder Held erleidet 1 Schaden. Es ist für alle eine da.
    .source = { -own }
card-snapping-casket = Bissige Schatulle
    .text = Stärke 4 / 5 / 7 / 8 und Schätze 2 / 3 / 3 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held mit den meisten Schätzen (mindestens 1), bei Gleichstand jeder von ihnen, erleidet 2 Schaden. Sie frisst nur Gold. Und was daran hängt.
    .source = { -own }
card-hoarse-harpy = Heisere Harpyie
    .text = Stärke 5 / 6 / 7 / 9 und Schätze 2 / 2 / 3 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held vorne erleidet 2 Schaden, der hinten 1. Mitsingen ist Pflicht.
    .source = { -own }
card-gerda-the-spider = Spinne Gerda
    .text = Stärke 5 / 6 / 8 / 9 und Schätze 2 / 3 / 3 / 3 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held, der in dieser Runde den meisten Schaden verursacht hat (mindestens 1), bei Gleichstand jeder von ihnen, erleidet 2 Schaden. Gerda vergisst kein Gesicht. Dafür hat sie acht Augen.
    .source = { -own }


## Nicht ganz so fette Monster

card-two-headed-ogre = Zweiköpfiger Oger
    .text = Stärke 6 / 8 / 10 / 11 und Schätze 3 / 3 / 4 / 4 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held vorne erleidet 3 Schaden, jeder in der Mitte 1. Ein Kopf zählt, der andere haut.
    .source = { -own }. Stärke mit 6 Helden: 11 statt 12 wie zuerst vorgeschlagen. { -aim }
card-bespectacled-basilisk = Basilisk mit Brille
    .text = Stärke 5 / 7 / 9 / 10 und Schätze 2 / 3 / 3 / 4 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Jeder Held in der Mitte erleidet 2 Schaden. Ohne Brille träfe er die Falschen.
    .source = { -own }
card-crypt-count = Gruftgraf
    .text = Stärke 5 / 7 / 9 / 10 und Schätze 2 / 3 / 4 / 4 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held hinten erleidet 3 Schaden. Er war zuerst im Schatten, seit vierhundert Jahren.
    .source = { -own }. Stärke mit 6 Helden: 10 statt 11 wie zuerst vorgeschlagen. { -aim }
card-stone-golem = Steingolem
    .text = Stärke 6 / 8 / 10 / 11 und Schätze 3 / 3 / 4 / 4 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held vorne erleidet 4 Schaden. Er meint es nicht persönlich. Er meint gar nichts.
    .source = { -own }. Stärke mit 6 Helden: 11 statt 12 wie zuerst vorgeschlagen. { -aim }
card-bog-witch = Sumpfhexe
    .text = Stärke 5 / 7 / 8 / 10 und Schätze 2 / 3 / 3 / 4 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Jeder Held erleidet 1 Schaden; jeder, der in dieser Runde keinen verursacht hat, noch 1 dazu. Rühren, nicht gaffen.
    .source = { -own }
card-toll-troll = Zolltroll
    .text = Stärke 6 / 7 / 9 / 11 und Schätze 3 / 3 / 4 / 4 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Die Helden vorne und hinten verlieren je 1 zufälligen Schatz; wer keinen hat, erleidet 2 Schaden. Bitte passend bereithalten.
    .source = { -own }


## Fette Monster

card-ancient-dragon = Uralter Drache
    .text = Stärke 8 / 10 / 12 / 14 und Schätze 4 / 5 / 6 / 7 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held vorne erleidet 4 Schaden, jeder in der Mitte 2, der hinten 1. Schläft auf Gold, wacht schlecht auf.
    .source = { -own }. Stärke mit 3 Helden: 8 statt 7 wie zuerst vorgeschlagen. { -aim }
card-demon-prince = Dämonenfürst
    .text = Stärke 7 / 9 / 11 / 13 und Schätze 4 / 5 / 6 / 7 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Der Held hinten erleidet 4 Schaden, alle anderen 1. Der Adel beginnt von hinten.
    .source = { -own }. Stärke mit 3 Helden: 7 statt 6 wie zuerst vorgeschlagen. { -aim }
card-cistern-kraken = Krake in der Zisterne
    .text = Stärke 7 / 9 / 11 / 13 und Schätze 3 / 5 / 6 / 7 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Jeder Held in der Mitte erleidet 3 Schaden, der vorne 1. Acht Arme, und an die Mitte reichen sie alle.
    .source = { -own }. Stärke mit 3 Helden: 7 statt 6 wie zuerst vorgeschlagen. { -aim }
card-retired-lich = Lich im Ruhestand
    .text = Stärke 7 / 9 / 10 / 13 und Schätze 3 / 4 / 5 / 6 bei 3 / 4 / 5 / 6 Helden. Gegenangriff: Jeder Held erleidet 2 Schaden; der Held mit den meisten Schätzen (mindestens 1), bei Gleichstand jeder von ihnen, noch 2 dazu. Seine Rente ist dein Beutel.
    .source = { -own }. Stärke mit 3, 4 und 6 Helden: 7, 9 und 13 statt 6, 8 und 12 wie zuerst vorgeschlagen. { -aim }


## Arten von Karten

family-attack = Angriff
family-trick = Aktion
family-reaction = Reaktion
family-treasure = Schatz
family-normal = Eher normales Monster
family-mid = Nicht ganz so fettes Monster
family-fat = Fettes Monster


## Der Tisch

zone-monster = Monster
zone-laid = Vor { $player }
    .short = Auf dem Tisch
zone-hand = Hand von { $player }
    .short = Hand
zone-offered = Schätze zum Verteilen
zone-monsters = Kommende Monster
zone-actions = Aktionsstapel
zone-discard = Ablagestapel
zone-treasures = Schatzstapel
zone-fought = Monster früherer Runden
zone-gone = Schätze außerhalb der Partie
counter-hurt = Schaden
counter-dealt = In dieser Runde verursacht
counter-medals = Orden
counter-medals-left = Orden übrig
counter-strength = Stärke
counter-wound = Schaden darauf
counter-missing = Fehlt noch
counter-spoils = Schätze
place-front = vorne
place-middle = Mitte
place-back = hinten
state-front = vorne (Speerspitze)
state-middle = in der Mitte
state-back = hinten (In den Schatten)
state-start = Startspieler
state-taunted = hat das Monster verärgert
state-tripped = wird gleich stolpern
headline-round = Runde { $round } von { $rounds }
monster-stands = Stärke { $strength }, Schaden { $wound }. Noch nötig: { $missing }. Schätze: { $treasures }.
monster-falls = Stärke { $strength }, Schaden { $wound }: Das reicht. Schätze: { $treasures }.


## Fragen

# Choices that are put together, and steps through long lists.
form-lay = Von gleichen Karten eine bestimmte legen …
form-discard = Von gleichen Karten eine bestimmte ablegen …
form-take = Von gleichen Karten eine bestimmte nehmen …
form-card = Welche Karte?
form-swap = Bestimmte Karten tauschen …
form-swap-mine = Was gibst du?
form-swap-theirs = Was nimmst du?
step-swap = Hergeben: { $card } …

ask-layable = Welche Karte legst du verdeckt?
ask-nothing-to-lay = Du hast nur Reaktionen auf der Hand. In dieser Runde legst du nichts.
ask-discards = Eine neue Runde: Legst du eine Aktionskarte ab?
ask-on-offer = Welchen Schatz behältst du? Der Rest geht nach links.
ask-another-hero = „{ $card }“: Welcher andere Held?
ask-a-hero = „{ $card }“: Welcher Held? Du kannst auch dich selbst wählen.
ask-a-hero-and-a-place = „{ $card }“: Wer geht wohin?
ask-swaps = Tauschst du eine deiner Karten gegen eine von dort?
ask-react-reveal = { $player } hat „{ $card }“ aufgedeckt. Erhebst du Einspruch?
ask-react-hit = Du würdest { $n } Schaden erleiden. Reagierst du?
ask-react-move = { $player } will dich wegschicken, neue Position: { $place }. Reagierst du?
ask-react-swap = { $player } will mit dir die Position tauschen. Reagierst du?
ask-react-look = { $player } greift nach deiner Hand. Reagierst du?
ask-react-reserve = { $n ->
    [one] Es fehlt 1 Schaden! Hast du noch etwas übrig?
   *[other] Es fehlen { $n } Schaden! Hast du noch etwas übrig?
}
ask-react-spoils = { $n ->
    [one] 1 Schatz liegt da, und { $player } würde zuerst wählen. Reagierst du?
   *[other] { $n } Schätze liegen da, und { $player } würde zuerst wählen. Reagierst du?
}


## Zur Wahl

do-lay = „{ $card }“ legen
do-lay-nothing = Nichts legen
do-discard = „{ $card }“ ablegen
do-keep-all = Alles behalten
do-take = „{ $card }“ nehmen
do-hero = { $player } ({ $place }, Schaden { $hurt })
do-hero-self = Du selbst ({ $place }, Schaden { $hurt })
do-place = { $player } auf diese Position: { $place }
do-swap = „{ $mine }“ gegen „{ $theirs }“ tauschen
do-no-swap = Nichts tauschen
do-react = „{ $card }“ spielen
do-no-react = Geschehen lassen


## Was geschah

log-deal = { $player } bekommt { $cards }.
log-deal-unseen = { $n ->
    [one] { $player } bekommt 1 Aktionskarte.
   *[other] { $player } bekommt { $n } Aktionskarten.
}
# $m: die Stärke des Monsters
log-round = Runde { $n }: { $first } erscheint, Stärke { $m }.
# $to: alle, die eine Karte legen
log-lay = Verdeckt liegt eine Karte vor { $to }.
log-lay-nothing = { $player } hat nichts zu legen.
log-reveal = { $player } deckt { $first } auf.
log-react = { $player } reagiert mit { $first }.
# $m: was noch fehlt; $name: more, wenn schon vorher nichts mehr fehlte
log-strike = { $n ->
    [0] { $player } macht keinen Schaden am Monster.
   *[other] { $name ->
        [more] { $player } macht noch { $n } Schaden am Monster.
       *[other] { $m ->
            [0] { $player } macht { $n } Schaden am Monster. Das reicht.
           *[other] { $player } macht { $n } Schaden am Monster. Noch nötig: { $m }.
        }
    }
}
# $to: für wen die Karte ist; $name: die Position, wenn eine gewählt wird
log-aim = { $name ->
    [front] { $player } wählt { $to } und die Position vorne.
    [middle] { $player } wählt { $to } und die Position in der Mitte.
    [back] { $player } wählt { $to } und die Position hinten.
   *[other] { $player } wählt { $to }.
}
log-aim-self = { $name ->
    [front] { $player } wählt sich selbst und die Position vorne.
    [middle] { $player } wählt sich selbst und die Position in der Mitte.
    [back] { $player } wählt sich selbst und die Position hinten.
   *[other] { $player } wählt sich selbst.
}
log-no-effect = { $first } von { $player } bleibt ohne Wirkung.
# $name: late, wenn der Schaden schon lag; dann ist $m, was jetzt noch fehlt
log-stumble = { $name ->
    [late] { $n ->
        [0] Von { $player } liegt kein Schaden da. Der Draht nimmt nichts weg.
        [one] { $player } ist gestolpert: { $n } Schaden kommt wieder weg. Noch nötig: { $m }.
       *[other] { $player } ist gestolpert: { $n } Schaden kommen wieder weg. Noch nötig: { $m }.
    }
   *[other] { $player } stolpert: { $n } Schaden weniger.
}
log-tripwire = { $player } spannt einen Stolperdraht für { $to }.
log-wire-lapses = Kein Angriff von { $player } in dieser Runde: Der Stolperdraht bleibt ohne Wirkung.
log-taunt = { $player } reizt das Monster. Es hat es jetzt auf { $to } abgesehen.
# $to: wer verdrängt wird, dann ist $m 1
log-move = { $m ->
    [0] { $name ->
        [front] { $player } geht nach vorne.
        [back] { $player } verschwindet nach hinten.
       *[middle] { $player } geht in die Mitte.
    }
   *[other] { $name ->
        [front] { $player } geht nach vorne, und { $to } rückt in die Mitte.
       *[back] { $player } verschwindet nach hinten, und { $to } rückt in die Mitte.
    }
}
log-already-there = { $name ->
    [front] { $player } steht schon vorne.
    [back] { $player } steht schon hinten.
   *[middle] { $player } steht schon in der Mitte.
}
log-same-place = { $player } und { $to } stehen beide in der Mitte. Es gibt nichts zu tauschen.
log-all-there = Alle stehen schon in der Mitte.
# $m: wie viel es jetzt insgesamt ist
log-suffer = { $player } erleidet { $n } Schaden, insgesamt jetzt { $m }.
log-prevent = { $player } verhindert { $n } Schaden.
log-heal = { $n ->
    [0] { $player } hat keinen Schaden, der heilen könnte.
   *[other] { $player } heilt { $n } Schaden, übrig: { $m }.
}
# $to: von wem
log-hand-over = { $player } bekommt { $first } von { $to }.
log-hand-over-unseen = { $player } bekommt eine Karte von { $to }.
log-empty-hand = Die Hand von { $player } ist leer.
log-peek = { $player } sieht sich die Hand von { $to } an: { $cards }.
log-peek-unseen = { $player } sieht sich die Hand von { $to } an.
log-foresee = { $player } sieht, was als Nächstes kommt: { $first }.
log-foresee-unseen = { $player } sieht, was als Nächstes kommt.
log-gift = { $player } schenkt { $to } etwas: { $first }.
log-vanish = { $first } ist endgültig weg.
log-return = { $player } nimmt { $first } zurück.
# $name: most (meister Schaden), pose (Poserhieb), ribbon (Ehrenband)
log-medal = { $name ->
    [most] { $player } hat am meisten Schaden gemacht und bekommt einen Orden.
    [pose] { $player } bekommt einen Orden für die Pose.
   *[ribbon] { $player } bekommt einen Orden.
}
log-no-medal = Es sind keine Orden mehr da, { $player } geht leer aus.
# $to: wer gleichauf liegt
log-tie = { $to } haben gleich viel Schaden gemacht ({ $n }): kein Orden.
# $m: die Stärke
log-beaten = { $first } ist besiegt: { $n } Schaden bei Stärke { $m }.
log-spoils = { $n ->
    [0] Es sind keine Schätze mehr da.
    [one] 1 Schatz wird ausgelegt.
   *[other] { $n } Schätze werden ausgelegt.
}
log-flees = { $n ->
    [one] { $first } steht noch, es fehlt { $n } Schaden. Es folgt der Gegenangriff, dann die Flucht samt Schatz.
   *[other] { $first } steht noch, es fehlen { $n } Schaden. Es folgt der Gegenangriff, dann die Flucht samt Schatz.
}
log-nobody-hit = Der Gegenangriff trifft niemanden.
log-richest = { $n ->
    [one] { $player } hat die meisten Schätze: 1.
   *[other] { $player } hat die meisten Schätze: { $n }.
}
log-lose-treasure = { $player } verliert einen Schatz: { $first }.
log-lose-treasure-unseen = { $player } verliert einen Schatz.
log-look = { $player } sieht sich die Schätze an: { $cards }.
log-look-unseen = { $n ->
    [one] { $player } sieht sich 1 Schatz an.
   *[other] { $player } sieht sich { $n } Schätze an.
}
log-take = { $player } nimmt { $first }.
log-take-unseen = { $player } nimmt einen Schatz.
log-surplus = { $n ->
    [one] 1 Schatz ist übrig und verlässt die Partie.
   *[other] { $n } Schätze sind übrig und verlassen die Partie.
}
log-discard = { $player } legt { $first } ab.
log-discard-unseen = { $player } legt eine Karte ab.
log-draw = { $player } zieht { $cards }.
log-draw-unseen = { $n ->
    [one] { $player } zieht 1 Aktionskarte.
   *[other] { $player } zieht { $n } Aktionskarten.
}
log-reshuffle = { $n ->
    [one] Der Ablagestapel wird gemischt: 1 Karte.
   *[other] Der Ablagestapel wird gemischt: { $n } Karten.
}
log-start-player = { $player } ist jetzt Startspieler.
# $name: nothing, wenn kein Schatz da ist; $m: der Schaden, der abgeht
log-score = { $name ->
    [nothing] { $n ->
        [one] { $player } hat { $n } Punkt. Kein Schatz, Schaden: { $m }.
       *[other] { $player } hat { $n } Punkte. Kein Schatz, Schaden: { $m }.
    }
   *[other] { $n ->
        [one] { $player } hat { $n } Punkt. Schätze: { $cards }; Schaden: { $m }.
       *[other] { $player } hat { $n } Punkte. Schätze: { $cards }; Schaden: { $m }.
    }
}
log-boast = { $player } hat die meisten Orden ({ $n }) und darf prahlen.
log-win = { $n ->
    [one] { $player } gewinnt mit { $n } Punkt.
   *[other] { $player } gewinnt mit { $n } Punkten.
}


## Warum nicht

no-target-yourself = Die Karte spricht von einem anderen Helden. Dich selbst kannst du nicht wählen.
no-such-swap = Wähle eine Karte deiner Hand und eine von der anderen. Gelegte Karten sind nicht auf der Hand.
no-laying-nothing = Du hast eine Karte, die du legen kannst, also musst du eine legen.
no-reaction-face-down = Eine Reaktionskarte wird nie verdeckt gelegt. Du spielst sie aus der Hand, wenn ihre Bedingung eintritt.
no-card-of-yours = Du kannst nur eine Karte deiner eigenen Hand legen.
no-treasure-away = Ablegen kannst du nur Aktionskarten. Schätze bleiben auf der Hand.
no-such-treasure = Nimm einen der Schätze, die da liegen. Keinen zu nehmen ist nicht erlaubt.
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Lektion

lesson-goal = Besiegt zusammen acht Monster, und hab allein die meisten Punkte: Schätze und Orden zählen, Schaden kostet.
lesson-turn = Eine Runde: Ein Monster erscheint, und alle legen verdeckt eine Karte. Dann werden sie aufgedeckt und nacheinander ausgeführt; sie machen Schaden und schieben Helden nach vorne oder nach hinten. Fällt das Monster, werden Schätze verteilt, von hinten an. Sonst schlägt es zu.
lesson-lay = Ein Goblin mit Stärke 3! Alle legen gleichzeitig eine Karte verdeckt aus. Du stehst vorne. Welche Karte besiegt den Goblin ganz allein?
    .title = Geheim und alle auf einmal
    .hint = Das reicht nicht. Lies, was die Karten über Positionen sagen: Du stehst vorne.
    .done = Der Schildrammer macht von vorne 4 Schaden: besiegt, und du allein hast den meisten Schaden gemacht, also bekommst du den Orden. Reaktionen wie Wegducken werden nie ausgelegt.
lesson-bushes = Der Golem ist für heute zu stark, und wer vorne steht, bekommt 4 Schaden ab. Das bist du. In den Schatten fühlt sich schon jemand sicher …
    .title = Auf die Position kommt es an
    .hint = Damit bleibst du vorne, oder du piekst den Golem auch noch. Bringt dich keine Karte einfach weg von hier?
    .done = Du stehst hinten, und wer dort war, steht in der Mitte. Soll der Golem doch in die Luft schlagen.
lesson-push = Das Skelett ist besiegt, gleich werden Schätze verteilt, und wer hinten steht, wählt zuerst. Du hast „Du zuerst!“ aufgedeckt. Wer ist so nett?
    .title = Nach dir!
    .hint = Wer würde sonst den besten Schatz nehmen? Sieh dir die Positionen an.
    .done = Raus aus den Schatten und ab nach vorne. Jetzt steht niemand hinten, und wer die Startkarte hat, wählt zuerst.
lesson-reserve = Alle Karten sind aufgedeckt, und 2 Schaden fehlen. Für genau diesen Moment hast du eine Reaktion auf der Hand.
    .title = Gerade noch
    .hint = Dann schlägt die Harpyie zurück, auch auf dich. Spiele die Karte.
    .done = 5 Schaden: besiegt. Und weil 4 davon jetzt von dir sind, gehört dir auch der Orden.
lesson-duck = Der Drache steht noch und schlägt zurück: 4 Schaden für den Helden vorne. Schaden sind am Ende Minuspunkte. Tu etwas!
    .title = Reaktionen
    .hint = 4 Minuspunkte? Sieh noch einmal auf deine Hand.
    .done = Du erleidest nur 1. Die anderen trifft es natürlich trotzdem. Schrecklich.
lesson-take = Du stehst hinten und wählst zuerst. Schätze sind Punkte, aber sieh nach, was du schon hast, bevor du nach der Krone greifst.
    .title = Teilen wie unter Freunden
    .hint = Das sind 3 oder 4 Punkte. Etwas anderes macht 8 daraus.
    .done = Zwei Hälften sind je 4 Punkte wert. Der Rest geht nach links. Nach acht Monstern gewinnen die meisten Punkte. Mehr musst du zum Anfangen nicht wissen.
