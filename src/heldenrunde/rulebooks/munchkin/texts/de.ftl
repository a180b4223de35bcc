# Munchkin: Texte der Regeln und Karten, deutsch.
# In einer Regel ist jede Zeile eine Gruppe von Sätzen. "(Eigene Festlegung.)" am Ende einer Zeile gilt für diese Zeile:
# Dort schweigt die veröffentlichte Regel, ist unklar oder so nicht anwendbar.

game = Munchkin
    .about = Ein Kartenspiel für 3 bis 6 Personen, mit zwei Sets bis zu 8, über die edle Kunst des Verliesbesuchs ohne die langweiligen Teile: Türen eintreten, Monster töten, Schätze einsacken und Freunden in den Rücken fallen. Alle dürfen sich jederzeit einmischen, Hilfe hat ihren Preis, und wer als Erster durch das Töten eines Monsters die Gewinnstufe erreicht, gewinnt.
    .length = 60–90 Minuten


## Kapitel

chapter-MU-1 = Vorbereitung
chapter-MU-2 = Ein Zug
chapter-MU-3 = Kampf
chapter-MU-4 = Tod
chapter-MU-5 = Karten
chapter-MU-6 = Gewinnen
chapter-MU-7 = Optionen


## MU-1 Vorbereitung

rule-MU-1-1 =
    168 Karten in zwei Stapeln, 95 Türen und 73 Schätze, jeder für sich gemischt, und ein Würfel. Alle beginnen als Mensch der Stufe 1 ohne Klasse, mit 4 Türen und 4 Schätzen auf der Hand. Der Charakter hat das Geschlecht des Spielers.
    Jeder nennt es zu Beginn für alle sichtbar, weiblich oder männlich. (Eigene Festlegung.)
rule-MU-1-2 =
    Jeder Stapel hat seinen eigenen offenen Ablagestapel; ein leerer Stapel entsteht neu, indem dieser gemischt wird. Sind Stapel und Ablage leer, zieht niemand mehr Karten dieser Art.
    Neu gemischt wird, sobald eine Karte gebraucht wird, auch mitten im Ziehen; was dann noch fehlt, wird nicht gezogen. (Eigene Festlegung.)
rule-MU-1-3 =
    Von der ersten Hand darfst du gleich eine Rasse, eine Klasse und Gegenstände auslegen (MU-5.5, MU-5.6).
    Erst bekommen alle ihre Karten, ein Schatzhort wird sofort gespielt; dann legen alle in Zugreihenfolge aus, mit Halb-Blut oder Super Munchkin auch eine zweite Rasse oder Klasse; dann wirkt eine Göttliche Intervention, sodass frische Priester profitieren (MU-5.16). (Eigene Festlegung.)
rule-MU-1-4 =
    Die Stufe sinkt nie unter 1; ein Verlust auf Stufe 1 bewirkt nichts. Die Kampfstärke kann auf 0 und darunter sinken.
rule-MU-1-5 =
    Wer beginnt, wird irgendwie bestimmt. Gespielt wird im Uhrzeigersinn, bis die Partie endet.
    Der Startspieler wird ausgelost. (Eigene Festlegung.)
rule-MU-1-6 =
    Widerspricht eine Karte den Regeln, gilt die Karte.
    Für Stufe 0 oder eine Gewinnstufe ohne Sieg über ein Monster braucht es eine Karte, die genau das erlaubt. Was Regeln und Karten offenlassen, klären die Auslegungen hier. (Eigene Festlegung.)
rule-MU-1-7 =
    Öffentlich sind Stufen, Geschlecht, alle Karten auf dem Tisch, die Größe von Händen und Stapeln, jede Karte, während sie aufgedeckt, abgelegt oder geplündert wird, und die oberste jedes Ablagestapels. Geheim sind Hände, die Reihenfolge der Stapel, verdeckt gezogene Karten und was bei der Milden Gabe weitergegeben wird. Niemand durchsucht einen Ablagestapel ohne eine Karte, die das erlaubt. Was offen auf eine Hand ging, darf man sich merken; der Tisch merkt es für niemanden. Wem eine Hand gezeigt wurde (MU-5.9), der sieht diese Karten, solange sie dort bleiben. (Eigene Festlegung.)


## MU-2 Ein Zug

rule-MU-2-1 =
    Phase 1, Tür eintreten: Decke die oberste Tür für alle auf. Ein Monster: sofort Kampf, danach gleich Milde Gabe. Ein Fluch: Er trifft dich sofort, wenn er kann, dann Phase 2. Alles andere: auf die Hand oder, wenn erlaubt, gleich gespielt; dann Phase 2.
rule-MU-2-2 =
    Phase 2, auf Ärger aus sein: Bist du in Phase 1 keinem Monster begegnet, darfst du genau ein Monster von der Hand spielen und sofort bekämpfen; danach gleich Milde Gabe.
rule-MU-2-3 =
    Phase 3, Raum plündern: Bist du in diesem Zug keinem Monster begegnet, darfst du eine Tür verdeckt auf die Hand ziehen, was immer es ist.
    Du darfst es auch lassen. (Eigene Festlegung.)
rule-MU-2-4 =
    Phase 4, Milde Gabe: Hast du mehr als 5 Karten auf der Hand (Zwerg: 6), geht der Überschuss an den Spieler der niedrigsten Stufe, bei mehreren so gleichmäßig wie möglich; wer eine Karte mehr bekommt, entscheidest du. Gehörst du selbst zu den niedrigsten, legst du den Überschuss ab.
    Du wählst die Karten und wer welche bekommt; die anderen sehen sie nicht. Es zählt die Stufe, nicht die Stärke. (Eigene Festlegung.)
rule-MU-2-5 =
    Was der eigene Zug erlaubt – Gegenstände spielen und wechseln, verkaufen, Rassen und Klassen –, geht von seinem Beginn bis zur Milden Gabe, auch zwischen den Phasen, aber nicht im Kampf (Rassen und Klassen auch dort). Wessen Charakter gestorben ist, zieht zuallererst die neuen Karten (MU-4.2).
rule-MU-2-6 =
    Nach der Milden Gabe endet der Zug, und der nächste im Uhrzeigersinn beginnt. Zu anderer Zeit und für die anderen hat die Hand keine Grenze.
rule-MU-2-7 =
    Einem Monster, das in Phase 1 auftauchte oder in Phase 2 gespielt wurde, bist du begegnet, auch wenn es nicht angreift, weggeschickt, bestochen oder entfernt wird: Die Phasen danach entfallen, außer eine Karte erlaubt das Plündern (Freundschaftstrank, Überfalltrank). Ob du gegen einen Bekifften Golem kämpfst und ob du eine Laufende Nase bestichst, entscheidest du vor dem Kampf; liegst du nicht vorn, darfst du vorher um Hilfe bitten, und mit einem Helfer wird gekämpft. Was eine Amazone schenkt, gehört mit einem Helfer zu den Schätzen des Kampfes und wird wie vereinbart geteilt. (Eigene Festlegung.)


## MU-3 Kampf

rule-MU-3-1 =
    Stärke = Stufe plus alle Modifikatoren, gute wie schlechte, von benutzten Gegenständen, gespielten Karten und bezahlten Fähigkeiten; Kämpfender und Helfer werden addiert, ebenso die Monster. Höher als die Monster: gewonnen. Gleich oder niedriger: verloren (mit einem Krieger auf der Seite gewinnt Gleichstand). Besondere Texte der Monster kommen zuerst; nach jeder Änderung wird neu gerechnet.
rule-MU-3-2 =
    Boni der Monster gegen eine Rasse oder Klasse gelten, sobald jemand auf der Seite betroffen ist, aber nur einmal je Monster; sie verschwinden wieder, wenn niemand mehr betroffen ist.
    Verschiedene Boni eines Monsters addieren sich. (Eigene Festlegung.)
rule-MU-3-3 =
    Hilfe: Wer allein nicht gewinnt, darf die anderen nacheinander fragen; jeder nimmt an oder lehnt ab; genau einer darf helfen und seine Stärke dazugeben. Frei verhandelt wird über getragene Gegenstände, beliebig viele Schätze der Monster und wer zuerst nimmt. Wer vorn liegt, darf nicht fragen. Näheres: MU-3.12.
rule-MU-3-4 =
    Jeder – Kämpfender, Helfer, Zuschauer – darf jederzeit in jedem Kampf: nur einmal einsetzbare Gegenstände (für beide Seiten, auch von der Hand), Wanderndes Monster mit einem Monster von der Hand, Kumpel, Monsterverstärker, Stufenkarten, Flüche, als Dieb in den Rücken fallen. Beliebig viele Karten.
rule-MU-3-5 =
    Mehrere Monster kämpfen zusammen, ihre Stärken werden addiert, ein Ergebnis gilt für alle. Verstärker addieren sich und gelten für ihr Monster und dessen Kumpel; bei verschiedenen Monstern wählt, wer die Karte spielt.
    Ein Kumpel ist ein ganzes zweites Monster: Stufe, Boni, Text, Belohnung und Weglaufen hat er selbst. (Eigene Festlegung.)
rule-MU-3-6 =
    Wird eins von mehreren Monstern entfernt, geht der Kampf gegen den Rest weiter; wer dann verliert, bekommt auch für das entfernte keinen Schatz, wer gewinnt, schon (MU-3.9).
rule-MU-3-7 =
    Glaubt der Kämpfende gewonnen zu haben, bekommen alle einen Moment zum Eingreifen; der Kampf endet erst, wenn niemand mehr will.
    Alle müssen seit der letzten Änderung gepasst haben, auch wenn die Seite vorn blieb. Dasselbe gilt fürs Aufgeben: Haben alle gepasst und die Seite liegt vorn: gewonnen; sonst handelt der Kämpfende, fragt um Hilfe oder läuft weg. (Eigene Festlegung.)
rule-MU-3-8 =
    Im Kampf wird nicht gestohlen, verkauft oder gehandelt, kein gewöhnlicher Gegenstand gespielt und nichts aus dem Rucksack geholt.
    Das bindet Kämpfenden und Helfer (auch als Opfer); Zuschauer dürfen untereinander handeln und stehlen. (Eigene Festlegung.)
rule-MU-3-9 =
    Gewonnen: zuerst die Stufen, 1 je getötetem Monster (manche 2), nie für ein nur entferntes; dann MU-6.1; dann die Schätze samt Extras der Verstärker, für getötete und entfernte Monster, sofern die Karte nichts anderes sagt: verdeckt, wenn du allein warst, offen mit Helfer. Nur der Kämpfende steigt auf, der Helfer nicht (ein Elf schon: 1 je Monster). Danach Milde Gabe.
    Mit Helfer heißt: Im Moment des Sieges half jemand. Übernimmt ein anderer den Kampf (Überfalltrank), bleibt die Stufe für ein Monster, das eine Karte schon getötet hat, bei dem, der bis dahin kämpfte; die Schätze bleiben beim Kampf. (Eigene Festlegung.)
rule-MU-3-10 =
    Verloren: keine Stufe, kein Schatz. Kämpfender und Helfer laufen weg, jeder vor jedem Monster: Würfel plus Modifikatoren ab 5 gelingt, sonst treffen diese Person die Schlimmen Dinge dieses Monsters. Die Reihenfolge wählt jeder selbst. Tote würfeln nicht mehr. Manche Monster schaden auch denen, die entkommen; manche verfolgen bis zu einer Stufe niemanden. Schritt für Schritt: MU-3.14.
rule-MU-3-11 =
    Danach werden die Monster und die auf sie gespielten Karten abgelegt; dann Milde Gabe (nicht, wenn der aktive Spieler starb, MU-4.2).
rule-MU-3-12 =
    Der Handel. Immer eine Anfrage mit ihren Bedingungen; dieselbe Person nur mit anderen Bedingungen oder nach einer Änderung noch einmal, und höchstens dreimal zwischen zwei Änderungen; auf ein Angebot folgen höchstens drei Gegenangebote. Vereinbart ist vereinbart: Nur eine Karte trennt die beiden. Der Anteil des Helfers ist eine Zahl; beide nehmen abwechselnd, der Vereinbarte zuerst, bis der Helfer seinen Anteil hat, den Rest nimmt der Kämpfende. Versprochene Gegenstände wechseln beim Sieg auf den Tisch des Helfers; was inzwischen verloren ging, wird nicht ersetzt; Großes nur an jemanden, der es tragen kann. Sonst wird nichts erzwungen. (Eigene Festlegung.)
rule-MU-3-13 =
    Ein nur einmal einsetzbarer Gegenstand zählt einmal für eine Seite (ein Kumpel verdoppelt ihn nicht).
    Gespielt liegt er beim Kampf und gehört niemandem; am Ende des Kampfes wird er abgelegt. Hand, Tisch und Rucksack sind gleich gut. (Eigene Festlegung.)
rule-MU-3-14 =
    Weglaufen: (1) Der Kämpfende gibt auf (MU-3.7); ab jetzt nur noch Karten über das Weglaufen, Stufenkarten und Flüche, keine davon zwischen Wurf und Ergebnis. (2) Erst läuft der Kämpfende vor allen Monstern weg, dann der Helfer. (3) Wer läuft, wählt ein Monster; eins, das nicht verfolgt, oder eine Karte zum sicheren Entkommen braucht keinen Wurf; sonst Wurf, Reaktionen, Ergebnis. (4) Was es tut, geschieht sofort, vor dem nächsten Monster. (5) Geplündert wird, wenn beide durch sind (MU-4.3). (Eigene Festlegung.)
rule-MU-3-15 =
    Karten wirken sofort in der Reihenfolge, in der sie gespielt werden; nur eine Karte, die aufhebt (Wunschring), kommt einer Wirkung zuvor. Muss nacheinander gefragt werden, dann im Uhrzeigersinn ab dem aktiven Spieler. (Eigene Festlegung.)
rule-MU-3-16 =
    Ein gewöhnlicher Gegenstand, der im Kampf zu Kämpfendem oder Helfer kommt, zählt darin nicht: Aus einem Stapel geht er auf die Hand, von anderen in den Rucksack. Ausnahme: eine Karte, die sagt, dass er jetzt benutzt wird (Hilf mir). Eigene Gegenstände, die ihm im Weg sind, werden dafür abgelegt, nicht mehr als nötig; ein nur einmal einsetzbarer zählt sofort; die Knieschützer gelten, wenn mit dem Helfer, der nicht ablehnen kann, der Kampf gewonnen wäre. (Eigene Festlegung.)
rule-MU-3-17 =
    Eine im Kampf verlorene oder abgelegte Rasse oder Klasse nimmt ihre Fähigkeiten und die Nutzung ihrer Gegenstände sofort mit. Der aktive Spieler darf im eigenen Kampf auch eine auslegen (MU-5.2).
    Was schon bezahlt ist, bleibt; ein nicht mehr nutzbarer Gegenstand liegt von da an im Rucksack, auch wenn ihm nur sein Schummeln! genommen wurde. (Eigene Festlegung.)
rule-MU-3-18 =
    Ist das letzte Monster entfernt, ist der Kampf sofort vorbei: keine Stufe, niemand läuft, Schätze wie in MU-3.9 und auf den Karten; es kommt kein Monster mehr dazu. Dann MU-2.7. (Eigene Festlegung.)


## MU-4 Tod

rule-MU-4-1 =
    Tote behalten Klasse, Rasse und Stufe; alles andere von Hand und Tisch liegt offen da und wird geplündert: Von der höchsten Stufe abwärts (Gleichstand wird ausgewürfelt) darf jeder andere eine Karte nehmen, auf die Hand oder gleich ausgelegt; der Rest wird abgelegt.
    Auch Geschlecht, Super Munchkin, Halb-Blut und dauernde Flüche bleiben. (Eigene Festlegung.)
rule-MU-4-2 =
    War der Tote am Zug, endet der Zug ohne Milde Gabe; der Tod eines Helfers ändert am Zug nichts. Der neue Charakter ist sofort da und darf helfen, hat aber keine Karten, bis sein nächster Zug beginnt: dann zuerst 4 Türen und 4 Schätze verdeckt, die wie in MU-1.3 ausgelegt werden dürfen.
rule-MU-4-3 =
    Sterben beide, werden nach dem letzten Wurf beide geplündert, der Kämpfende zuerst, und keiner der beiden plündert. Bis dahin spielt ein Toter nichts, bekommt nichts und steigt nicht auf. (Eigene Festlegung.)
rule-MU-4-4 =
    Nach dem Plündern ist der neue Charakter ein Spieler wie alle: Er kann helfen, zählt bei der Milden Gabe und kann Karten bekommen; Flüche und Stufenkarten wirken auf ihn. Die 4 + 4 kommen zu dem, was er dann hat. (Eigene Festlegung.)


## MU-5 Karten

rule-MU-5-1 =
    Handkarten sind nicht im Spiel und werden nur von Karten genommen, die das sagen. Was auf dem Tisch liegt, kommt nicht auf die Hand zurück: Es wird gehandelt, verkauft oder abgelegt.
    Abgelegt wird für Kosten, durch Flüche, Schlimme Dinge oder MU-5.5; niemand wirft einfach so etwas weg. Nur Rassen und Klassen gehen nach Belieben. (Eigene Festlegung.)
rule-MU-5-2 =
    Eine Rasse und eine Klasse zugleich; ohne Rasse Mensch, ohne Klasse keine. Ausgelegt im eigenen Zug (auch im Kampf) oder im Moment des Erhaltens; ablegen darf man sie jederzeit. Fähigkeiten beginnen und enden mit der Karte.
    Das Ersetzen ist eine einzige Handlung; dieselbe zweimal ist nicht erlaubt. (Eigene Festlegung.)
rule-MU-5-3 =
    Super Munchkin: jederzeit, mit einer Klasse im Spiel und einer zweiten dazu; beide zählen voll; er geht mit jeder der beiden verloren. Halb-Blut: jederzeit mit einer Rasse: halb Mensch oder zwei Rassen; verloren, wenn keine Rasse mehr da ist.
    Super Munchkin kommt zusammen mit der zweiten Klasse, auch in fremden Zügen. Die zweite Rasse folgt MU-5.2. Geht Super Munchkin oder Halb-Blut und liegen noch zwei Klassen oder Rassen da, behält man eine davon nach Wahl. (Eigene Festlegung.)
rule-MU-5-4 =
    Fähigkeiten, die durch Ablegen bezahlt werden, nehmen jede eigene Karte von Hand oder Tisch, aber nicht die Karte, deren Fähigkeit es ist; die ganze Hand ist mindestens eine Karte.
    Dauernde Flüche und schon gespielte Karten bezahlen nichts. Wer die Wahl hat, die ganze Hand oder etwas anderes zu verlieren, hat sie mit leerer Hand nicht. (Eigene Festlegung.)
rule-MU-5-5 =
    Getragen werden beliebig viele kleine Gegenstände und ein Großer (Zwerg: beliebig viele). Wer kein Zwerg mehr ist und mehrere trägt, wird alle bis auf einen sofort los: verkauft im eigenen Zug außerhalb des Kampfes (MU-5.8), sonst an den Spieler der niedrigsten Stufe, der ihn noch tragen kann, sonst abgelegt.
    Wer verliert, wählt, was bleibt und wer unter gleich Niedrigen was bekommt; einer nach dem anderen, ablehnen geht nicht. Ebenso, wem ein Schummeln! genommen wird oder wer es ablegt. Der Mietling nimmt einen Großen Gegenstand auch gleich von der Hand. (Eigene Festlegung.)
rule-MU-5-6 =
    Zugleich benutzt: 1 Kopfbedeckung, 1 Rüstung, 1 Schuhwerk, 2 × 1 Hand oder 1 × 2 Hände, alles ohne Körperteil frei. Einschränkungen gelten für die Nutzung, nicht fürs Tragen. Der Rest liegt im Rucksack und nützt nichts. Aus dem Rucksack nur im eigenen Zug, nicht im Kampf und nicht beim Weglaufen.
    Hinein zu denselben Zeiten, und höchstens zwölf Wechsel in einem Zug. Niemand muss benutzen, was er könnte. (Eigene Festlegung.)
rule-MU-5-7 =
    Gegenstände werden im eigenen Zug außerhalb des Kampfes oder im Moment des Erhaltens gespielt; nur einmal einsetzbare auch in jedem Kampf, auch von der Hand.
    Einmalige ohne Bezug zum Kampf (Wunschring, Wünschelstab), wann immer ihr Text passt. Ein Großer über der Grenze wird nicht ausgelegt. (Eigene Festlegung.)
rule-MU-5-8 =
    Verkaufen: Im eigenen Zug außerhalb des Kampfes legst du Gegenstände von Tisch oder Hand für mindestens 1.000 Gold ab und steigst 1 Stufe auf, für 2.000 zwei und so weiter, ohne Wechselgeld; nie auf die Gewinnstufe.
    Wertloses darf dazu; ein Verkauf darüber hinaus endet eine Stufe vor dem Sieg; dort wird nicht mehr verkauft. Beim Halbling zählt der teuerste Gegenstand doppelt, wenn das eine Stufe bringt. (Eigene Festlegung.)
rule-MU-5-9 =
    Handeln: nur Gegenstände auf dem Tisch, jederzeit, auch in fremden Zügen, wenn man nicht selbst im Kampf ist; Geschenke und Bestechung sind erlaubt. Gehandeltes wird sofort ausgelegt. Seine Hand darf man anderen zeigen.
    Keiner von beiden darf im Kampf sein; der Empfänger muss zustimmen; beides wechselt im selben Moment. Jeder macht höchstens drei Angebote in einem Zug, und auf ein Angebot folgen höchstens drei Gegenangebote. Versprechen für später binden niemanden. Gezeigt wird die ganze Hand, und zwar einem. (Eigene Festlegung.)
rule-MU-5-10 =
    Flüche: In Phase 1 aufgedeckt treffen sie den aktiven Spieler; sonst behält man sie und spielt sie jederzeit auf irgendwen, auch auf sich selbst. Sie wirken sofort und werden abgelegt (Geschlechtsumwandlung und Huhn bleiben, solange sie dauern). Was das Opfer nicht hat, verliert es nicht; unter mehreren wählt das Opfer.
    Der Miese Spiegel bleibt bis nach seinem Kampf. Das Huhn geht mit der benutzten Kopfbedeckung, welcher Fluch und welche Schlimmen Dinge sie auch nehmen. Vorher verkaufen, weggeben oder einpacken geht nicht. (Eigene Festlegung.)
rule-MU-5-11 =
    Ein Monster, das nicht durch Eintreten der Tür gezogen wird, geht auf die Hand: für Ärger in Phase 2 oder mit Wanderndem Monster in jeden Kampf. Auch ein Name in der Mehrzahl ist ein Monster.
rule-MU-5-12 =
    Stufenkarten dürfen jederzeit auf jeden gespielt werden. Schatzhort und Göttliche Intervention werden gespielt, sobald sie gezogen sind; sie bleiben nie auf der Hand (MU-5.16).
rule-MU-5-13 =
    Jederzeit heißt: zwischen zwei beliebigen Schritten, wer auch am Zug ist: vor einer Tür, zwischen Phasen, im Kampf, vor einem Wurf. Nicht zwischen Wurf und Ergebnis (da nur Karten, die auf Würfe antworten), nicht zwischen letztem Passen und Belohnung, nicht mitten in einer Karte, Plünderung oder Milden Gabe. Eine geschuldete Wahl kommt zuerst. Kommt ein kleiner Gegenstand auf den Tisch, dürfen Diebe, die schon gepasst haben, neu überlegen. (Eigene Festlegung.)
rule-MU-5-14 =
    Ein Gegenstand, der direkt auf den Tisch kommt, liegt in Nutzung, wenn sein Besitzer es will, ihn benutzen darf und der Platz frei ist; sonst im Rucksack. Wer am Zug ist, kann noch wechseln; alle anderen entscheiden sofort. Platz schaffen geht nur nach MU-5.6. (Eigene Festlegung.)
rule-MU-5-15 =
    Wer schon einen Großen Gegenstand hat (und kein Zwerg ist), bekommt keinen weiteren auf den Tisch; beim Handeln zählt der Stand danach, Groß gegen Groß ist also möglich. Aus Plünderung oder Milder Gabe kommt er auf die Hand. (Eigene Festlegung.)
rule-MU-5-16 =
    Schatzhort: 3 weitere Schätze für den, der ihn zog, offen zum gemeinsamen Haufen, wenn offen gezogen, sonst verdeckt. Göttliche Intervention: Alle Priester steigen im selben Moment 1 Stufe auf; das kann gewinnen. Beide werden abgelegt und nicht ersetzt, der Schatzhort erst, wenn seine Schätze gezogen sind. (Eigene Festlegung.)
rule-MU-5-17 =
    Karten, die Monster bringen oder ihre Stufe ändern, werden nur während eines Kampfes gespielt, wer auch am Zug ist.


## MU-6 Gewinnen

rule-MU-6-1 =
    Wer zuerst Stufe 10 erreicht, gewinnt; Stufe 10 nur durch das Töten eines Monsters (Ausnahme: Göttliche Intervention); alles andere endet bei 9. Mehrere zugleich gewinnen gemeinsam. Der Tisch kann eine andere Gewinnstufe wählen; lies sie dann für 10.
rule-MU-6-2 =
    Alle Stufen eines Kampfes kommen im selben Moment; hat dann jemand Stufe 10, endet die Partie ohne Schätze und Milde Gabe. Niemand steigt höher. Die Stufen eines Elf-Helfers zählen als Töten. (Eigene Festlegung.)
rule-MU-6-3 =
    Auf einen Spieler der Stufe 9 wird keine Stufenkarte gespielt, und er spielt „Klaue eine Stufe“ nicht. (Eigene Festlegung.)
rule-MU-6-4 =
    Auch das längste Verlies schließt: Nach 30 Runden (der Tisch kann 1 bis 60 wählen) endet die Partie, und die höchste Stufe gewinnt, mehrere gemeinsam. So endet jede Partie. (Eigene Festlegung.)


## MU-7 Optionen

rule-MU-7-1 =
    Schnelleres Spiel: Phase 0, an der Tür lauschen: Ziehe zu Beginn deines Zuges verdeckt eine Tür, die du spielen darfst; Raum plündern zieht dafür einen Schatz statt einer Tür.
    Ein so gezogenes Monster wird jetzt nicht bekämpft. (Eigene Festlegung.)
rule-MU-7-2 =
    Geteilter Sieg: Erreicht der Kämpfende die Gewinnstufe mit einem Helfer, gewinnt auch der Helfer, auf jeder Stufe.
rule-MU-7-3 =
    Mehrere Sets werden zusammengemischt und machen mehr Mitspieler möglich. Karten sind Daten, sodass auch andere Sets dazukommen könnten.
    Bis zu acht spielen mit; ab sieben sind es mindestens zwei Sets. (Eigene Festlegung.)
rule-MU-7-4 =
    In einer Mischung verschiedener Sets bilden alle Schätze einen Stapel, Türen und ihre Gegenstücke den anderen, und ein Wort meint seine Gegenstücke mit: Tür = Station = Gasse, Fluch = Falle, Gold = Credits, Mietling = jede Art Gefolge. Groß und Komplex sind getrennte Grenzen. Hier liegen nur Karten des einen Grundspiels, mehrfach.


## Beispiele

example-MU-1 =
    Kämpfender und Helfer sind Elfen. Vor ihnen steht ein Sabbernder Schleim (1, +4 gegen Elfen) mit Kumpel und Wütend (+5), und jemand wirft einen Schlaftrank (+2) für die Monster. Jeder Schleim zählt 1 + 4 + 5 = 10, beide 20, mit dem Trank 22.
    Regeln: MU-3.2, MU-3.5, MU-3.13.
    .title = Schleim in Mengen
example-MU-2 =
    Stärke 7 und ein helfender Krieger der Stufe 3 gegen 3.872 Orks: 10 gegen 10, vorn durch den Krieger. Der Letzte, der passen müsste, spielt Verliere deine Klasse auf den Helfer: nicht mehr vorn, alles Passen verfällt, und ein zweiter Helfer darf nicht gefragt werden. Sie handeln oder laufen, beide.
    Regeln: MU-3.1, MU-3.3, MU-3.7, MU-3.12, MU-5.10.
    .title = Ein Gleichstand zerbricht
example-MU-3 =
    Bigfoot (12, 3 Schätze) und ein Lahmer Goblin (1, 1 Schatz). Pollyverwandlung entfernt Bigfoot; Stufe 6 schlägt den Goblin: 1 Stufe, 3 + 1 = 4 Schätze. Hätte der Goblin gewonnen: gar nichts. Wäre Bigfoot allein gewesen: 3 Schätze, keine Stufe, Milde Gabe ohne Plündern.
    Regeln: MU-2.7, MU-3.6, MU-3.9, MU-3.18.
    .title = Ein Papagei unter Monstern
example-MU-4 =
    Stufe 6 verliert gegen Plutoniumdrache (verfolgt niemanden bis Stufe 5) und Fliegende Frösche (−1 auf Weglaufen, 2 Stufen). Erst die Frösche, eine 5: erwischt, Stufe 4, und der Drache verfolgt nicht mehr. Erst der Drache, eine 3: tot, ohne Wurf gegen die Frösche.
    Regeln: MU-3.10, MU-3.14, MU-4.1.
    .title = Erst Frösche, dann Drachen
example-MU-5 =
    Stufe 7 und Helfer der Stufe 5 haben gegen den Drachen verloren. Vor dem ersten Wurf spielt jemand dem Helfer eine Stufenkarte: Stufe 6, verfolgt. Der Kämpfende stirbt, der Helfer würfelt eine 5 und entkommt. Dann plündern Helfer und Zuschauer, und der nächste Zug beginnt ohne Milde Gabe.
    Regeln: MU-3.14, MU-4.2, MU-4.3, MU-5.12.
    .title = Eine freundliche Stufe
example-MU-6 =
    Milde Gabe mit 8 Karten, Stufen 4 (Geber), 2, 2 und 5: 3 Karten gehen, 2 an die eine und 1 an die andere Stufe 2, wie der Geber will. Ein Zwerg gäbe 2, je eine. Ein Geber der Stufe 2 legte 3 ab.
    Regeln: MU-2.4.
    .title = Geben ist schwer
example-MU-7 =
    1.900 Gold sind eine Stufe, 2.000 zwei. Stufe 8 verkauft 2.300 Gold und ist auf Stufe 9. Auf Stufe 9 wird nichts verkauft.
    Regeln: MU-5.8, MU-6.1.
    .title = Gold ist Gold
example-MU-8 =
    Kämpfender der Stufe 7, Elf-Helfer der Stufe 8, zwei Monster getötet: 9 und 10, der Helfer gewinnt allein. Beide auf Stufe 9 mit einem Monster: Beide gewinnen.
    Regeln: MU-3.9, MU-6.2.
    .title = Auch Elfen gewinnen
example-MU-9 =
    Der Anteil des Helfers ist 2, der Helfer nimmt zuerst. Unter 3 Schätzen ist ein Schatzhort: 3 weitere offen, 5 zur Wahl. Helfer, Kämpfender, Helfer, und der Kämpfende nimmt die letzten zwei.
    Regeln: MU-3.12, MU-5.16.
    .title = Ein Hort wird geteilt
example-MU-10 =
    Krieger und Dieb durch Super Munchkin: Ohne den Dieb geht Super Munchkin, der Krieger bleibt. Elf und Zwerg durch Halb-Blut: Ohne den Elf bleibt Halb-Blut, halb Zwerg, halb Mensch.
    Regeln: MU-5.3.
    .title = Die Hälfte verlieren


## Monster

card-potted-plant = Topfpflanze
    .text = Stufe 1, 1 Schatz. Steht ein Elf auf eurer Seite, gibt es 1 Schatz mehr. Weglaufen gelingt immer. Schlimme Dinge: keine, sie ist eine Pflanze.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-lame-goblin = Lahmer Goblin
    .text = Stufe 1, 1 Schatz, +1 auf Weglaufen. Schlimme Dinge: Er holt dich gemächlich ein, verliere 1 Stufe.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-crabs = Filzläuse
    .text = Stufe 1, 1 Schatz. Vor denen läuft niemand weg. Schlimme Dinge: Lege die benutzte Rüstung ab und alles, was du unter der Gürtellinie benutzt.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-drooling-slime = Sabbernder Schleim
    .text = Stufe 1, 1 Schatz, +4 gegen Elfen. Schlimme Dinge: Lege benutztes Schuhwerk ab; barfuß verlierst du 1 Stufe.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-maul-rat = Hammer-Ratte
    .text = Stufe 1, 1 Schatz, +3 gegen Priester. Schlimme Dinge: Verliere 1 Stufe und etwas Würde.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gelatinous-octahedron = Gallert-Oktaeder
    .text = Stufe 2, 1 Schatz, +1 auf Weglaufen. Schlimme Dinge: Es verdaut alle deine Großen Gegenstände.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-pit-bull = Pit Bull
    .text = Stufe 2, 1 Schatz. Beim Weglaufen kannst du ein Stöckchen werfen (Stab, Stange, Spieß) und entkommst. Schlimme Dinge: Verliere 2 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-flying-frogs = Fliegende Frösche
    .text = Stufe 2, 1 Schatz, −1 auf Weglaufen. Schlimme Dinge: Verliere 2 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-mr-bones = Mr. Bones
    .text = Stufe 2, 1 Schatz, untot. Wer entkommt, verliert trotzdem 1 Stufe. Schlimme Dinge: Verliere 2 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-large-angry-chicken = Großes wütendes Huhn
    .text = Stufe 2, 1 Schatz. Gegrillt (mit Feuer) bringt es 1 Stufe mehr. Schlimme Dinge: Verliere 1 Stufe.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-undead-horse = Untotes Pferd
    .text = Stufe 4, 2 Schätze, untot, +5 gegen Zwerge. Schlimme Dinge: Verliere 2 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-snails-on-speed = Schnecken auf Speed
    .text = Stufe 4, 2 Schätze, −2 auf Weglaufen. Schlimme Dinge: Würfle und verliere so viele Karten von Hand und Gegenständen, deine Wahl.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-leperchaun = Leprachaun
    .text = Stufe 4, 2 Schätze, +5 gegen Elfen. Schlimme Dinge: Linker und rechter Nachbar wählen je einen deiner Gegenstände, der abgelegt wird.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-harpies = Harfien
    .text = Stufe 4, 2 Schätze, +5 gegen Zauberer. Sie singen. Schlimme Dinge: Verliere 2 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-shrieking-geek = Kreischender Depp
    .text = Stufe 6, 2 Schätze, +6 gegen Krieger. Schlimme Dinge: Du wirst so gewöhnlich wie er. Lege alle Rassen und Klassen ab.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-platycore = Entikore
    .text = Stufe 6, 2 Schätze, +6 gegen Zauberer. Schlimme Dinge: Lege die ganze Hand ab oder verliere 2 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-pukachu = Pikotzu
    .text = Stufe 6, 2 Schätze. Schlägst du es allein und nur mit deiner Stufe, gibt es 1 Stufe mehr. Schlimme Dinge: Lege die ganze Hand ab.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-lawyers = Anwalt
    .text = Stufe 6, 2 Schätze. Greift keine Diebe an: Ein Kollege darf 2 Schätze gegen 2 neue tauschen. Schlimme Dinge: Alle anderen ziehen eine Karte aus deiner Hand, der Rest wird abgelegt.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-amazon = Amazone
    .text = Stufe 8, 2 Schätze. Frauen greift sie nicht an, sondern schenkt ihnen 1 Schatz. Schlimme Dinge: Verliere alle Klassen; ohne Klasse 3 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gazebo = Pavillon
    .text = Stufe 8, 2 Schätze. Niemand darf dir helfen. Schlimme Dinge: Verliere 3 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-ghoulfiends = Gemeine Ghoule
    .text = Stufe 8, 2 Schätze. Auf eurer Seite zählen nur Stufen. Schlimme Dinge: Du sinkst auf die niedrigste Stufe aller Spieler.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-face-sucker = Gesichtssauger
    .text = Stufe 8, 2 Schätze, +6 gegen Elfen. Schlimme Dinge: Lege die benutzte Kopfbedeckung ab und verliere 1 Stufe.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-floating-nose = Laufende Nase
    .text = Stufe 10, 3 Schätze. Vor dem Kampf darfst du einen Gegenstand für mindestens 200 Gold hergeben und gehen. Der Trank des Mundgeruchs tötet sie. Weglaufen unmöglich. Schlimme Dinge: Verliere 3 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-3872-orcs = 3.872 Orks
    .text = Stufe 10, 3 Schätze, +6 gegen Zwerge. Schlimme Dinge: Würfle. 1 oder 2: tot; sonst verliere so viele Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-net-troll = Netz-Troll
    .text = Stufe 10, 3 Schätze. Schlimme Dinge: Jeder andere Spieler der höchsten Stufe nimmt sich einen deiner Gegenstände.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-bigfoot = Bigfoot
    .text = Stufe 12, 3 Schätze, +3 gegen Zwerge, +3 gegen Halblinge. Schlimme Dinge: Er frisst die benutzte Kopfbedeckung.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-wannabe-vampire = Möchtegern-Vampir
    .text = Stufe 12, 3 Schätze. Ein Priester im Kampf darf ihn verjagen: Der Schatz bleibt, keine Stufe. Schlimme Dinge: Verliere 3 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-tongue-demon = Zungendämon
    .text = Stufe 12, 3 Schätze, +4 gegen Priester. Vor dem Kampf legst du einen Gegenstand deiner Wahl ab. Schlimme Dinge: Verliere 2 Stufen, als Elf 3.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-stoned-golem = Bekiffter Golem
    .text = Stufe 14, 4 Schätze. Du darfst ihn seinen Gedanken überlassen; nur Halblinge müssen kämpfen. Schlimme Dinge: Du bist tot.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-insurance-salesman = Versicherungsvertreter
    .text = Stufe 14, 4 Schätze. Stufen beeindrucken ihn nicht: Nur Boni zählen. Schlimme Dinge: Lege Gegenstände für 1.000 Gold ab, oder alle, die du hast.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-unspeakable-horror = Unglaublicher Unaussprechlicher Schrecken
    .text = Stufe 14, 4 Schätze, +4 gegen Krieger. Schlimme Dinge: Unbeschreiblich, also tot. Ein Zauberer verliert nur die Klasse.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-hippogriff = Hippogreif
    .text = Stufe 16, 4 Schätze, 2 Stufen, verfolgt niemanden bis Stufe 3. Schlimme Dinge: Alle anderen, von rechts an, nehmen sich einen deiner Schätze: einen sichtbaren oder einen verdeckten von der Hand.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-king-tut = König Tut
    .text = Stufe 16, 4 Schätze, 2 Stufen, untot, verfolgt niemanden bis Stufe 3. Wer über Stufe 3 ist und flieht, verliert auch beim Entkommen 2 Stufen. Schlimme Dinge: Verliere alle Gegenstände und die ganze Hand.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-wight-brothers = Gruftige Gebrüder
    .text = Stufe 16, 4 Schätze, 2 Stufen, untot, verfolgt niemanden bis Stufe 3. Wer über Stufe 3 ist und flieht, verliert auch beim Entkommen 2 Stufen. Schlimme Dinge: Zurück auf Stufe 1.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-squidzilla = Krakzilla
    .text = Stufe 18, 4 Schätze, 2 Stufen, verfolgt niemanden bis Stufe 4. Jeder Elf kämpft mit −4 und wird immer verfolgt. Schlimme Dinge: Du bist tot.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-bullrog = Bullrog
    .text = Stufe 18, 5 Schätze, 2 Stufen, verfolgt niemanden bis Stufe 4. Schlimme Dinge: Du bist tot.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-plutonium-dragon = Plutoniumdrache
    .text = Stufe 20, 5 Schätze, 2 Stufen, verfolgt niemanden bis Stufe 5. Leuchtet im Dunkeln. Schlimme Dinge: Du bist tot.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere


## Flüche

card-curse-change-class = Fluch! Klasse wechseln
    .text = Hast du eine Klasse: Die oberste Klasse der abgelegten Türen ersetzt alle deine. Gibt es keine, sind sie einfach weg.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-change-race = Fluch! Rasse wechseln
    .text = Hast du eine Rasse: Die oberste Rasse der abgelegten Türen ersetzt alle deine. Gibt es keine, sind sie einfach weg.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-change-sex = Fluch! Geschlechtsumwandlung
    .text = Dein Geschlecht wechselt dauerhaft. Im nächsten Kampf kostet die Verwirrung 5.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-chicken = Fluch! Huhn auf deinem Kopf
    .text = −1 auf alle deine Würfe, bis ein Fluch oder Schlimme Dinge dir die Kopfbedeckung nehmen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-duck = Fluch! Ente des Schreckens
    .text = Fass nie eine Ente im Verlies an. Verliere 2 Stufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-income-tax = Fluch! Einkommenssteuer
    .text = Lege einen Gegenstand deiner Wahl ab. Alle anderen legen ebenso viel Wert ab; wer das nicht kann, verliert alle Gegenstände und 1 Stufe.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-lose-big = Fluch! Verliere 1 Großen Gegenstand
    .text = Lege einen Großen Gegenstand deiner Wahl ab.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-lose-level = Fluch! Verliere 1 Stufe
    .text = Du vergisst etwas Wichtiges. Verliere 1 Stufe.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-lose-small = Fluch! Verliere 1 kleinen Gegenstand
    .text = Lege einen Gegenstand deiner Wahl ab, der nicht Groß ist.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-lose-armor = Fluch! Verliere die Rüstung, die du trägst
    .text = Lege die benutzte Rüstung ab.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-lose-footgear = Fluch! Verliere alles Schuhwerk, das du trägst
    .text = Lege das benutzte Schuhwerk ab.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-lose-headgear = Fluch! Verliere die Kopfbedeckung, die du trägst
    .text = Lege die benutzte Kopfbedeckung ab; auch ein Huhn auf dem Kopf fliegt davon.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-lose-two-cards = Fluch! Verliere zwei Karten
    .text = Dein linker Nachbar zieht eine Karte aus deiner Hand, danach der rechte.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-lose-class = Fluch! Verliere deine Klasse
    .text = Lege eine Klasse ab; ohne Klasse verlierst du 1 Stufe.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-lose-race = Fluch! Verliere deine Rasse
    .text = Lege alle Rassen ab. Du bist jetzt ein Mensch, tut uns leid.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-malign-mirror = Fluch! Mieser Spiegel
    .text = Im nächsten Kampf gibt kein Gegenstand einen Bonus außer Rüstung.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-curse-truly-obnoxious = Wirklich beschissener Fluch!
    .text = Lege den Gegenstand ab, der dir gerade den größten Bonus gibt.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere


## Rassen und Klassen

card-elf = Elf
    .text = Rasse. +1 auf Weglaufen. Als Helfer steigst du für jedes getötete Monster 1 Stufe auf.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-dwarf = Zwerg
    .text = Rasse. Du trägst beliebig viele Große Gegenstände und behältst am Zugende 6 Karten.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-halfling = Halbling
    .text = Rasse. Einmal pro Zug zählt ein verkaufter Gegenstand doppelt. Misslingt das Weglaufen, darfst du eine Karte ablegen und noch einmal würfeln.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-half-breed = Halb-Blut
    .text = Mit zwei Rassen bist du beides. Mit einer hast du ihre Vorteile und keinen ihrer Nachteile.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-warrior = Krieger
    .text = Klasse. Berserker: Lege im Kampf bis zu 3 Karten ab, je +1. Deine Seite gewinnt bei Gleichstand.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-wizard = Zauberer
    .text = Klasse. Flugzauber: Nach einem misslungenen Weglauf-Wurf lege bis zu 3 Karten ab, je +1. Bezaubern: Lege die ganze Hand ab, mindestens 3 Karten, und ein Monster geht und lässt den Schatz da.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-thief = Dieb
    .text = Klasse. In den Rücken fallen: Lege eine Karte ab, ein anderer Kämpfender hat 2 weniger. Stehlen: Lege eine Karte ab und würfle; ab 4 gehört dir ein kleiner Gegenstand, sonst verlierst du 1 Stufe.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-cleric = Priester
    .text = Klasse. Auferstehung: Statt offen zu ziehen, nimm oben vom Ablagestapel, für je eine Handkarte. Vertreiben: Gegen Untote lege im Kampf bis zu 3 Karten ab, je +3.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-super-munchkin = Super Munchkin
    .text = Kommt mit einer zweiten Klasse. Weg, sobald eine der beiden weg ist.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere


## Monsterverstärker

card-ancient = Uralt
    .text = Monsterverstärker: +10 Stufen, 2 Schätze mehr. Früher waren Verliese noch Verliese.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-humongous = Gigantisch
    .text = Monsterverstärker: +10 Stufen, 2 Schätze mehr. Die Decke muss weg.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-enraged = Wütend
    .text = Monsterverstärker: +5 Stufen, 1 Schatz mehr. Wer hat was über seine Mutter gesagt?
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-intelligent = Intelligent
    .text = Monsterverstärker: +5 Stufen, 1 Schatz mehr. Es hat die Regeln gelesen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-baby = Baby
    .text = Monsterverstärker: −5 Stufen, 1 Schatz weniger, beides nie unter 1. Süß.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere


## Andere Türen

card-wandering-monster = Wanderndes Monster
    .text = Zusammen mit einem Monster von deiner Hand: Es kommt in einen beliebigen Kampf.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-mate = Kumpel
    .text = Ein Monster im Kampf bekommt ein zweites, das ganz genauso ist.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-illusion = Illusion
    .text = Ein Monster im Kampf und was es verändert verschwindet; eins von deiner Hand tritt an seine Stelle.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-out-to-lunch = Mahlzeit!
    .text = Alle Monster des Kampfes machen Pause. Sie werden abgelegt, und der Kämpfende zieht 2 Schätze.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-help-me-out-here = Hilf mir
    .text = Nimm in deinem verlorenen Kampf jemandem einen Gegenstand weg, der ihn zum gewonnenen macht.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-cheat = Schummeln!
    .text = Leg sie auf einen deiner Gegenstände: Du trägst und benutzt ihn, was auch immer draufsteht.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-divine-intervention = Göttliche Intervention
    .text = Sobald sie gezogen wird, steigen alle Priester 1 Stufe auf, auch auf die letzte.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere


## Gegenstände

card-helm-of-courage = Helm der Tapferkeit
    .text = +1, Kopfbedeckung, 200 Gold. Tapferkeit nicht enthalten.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-horny-helmet = Geiler Helm
    .text = +1, Kopfbedeckung, 600 Gold. Ein Elf bekommt +2 dazu.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-bad-ass-bandana = Cooles Tuch für harte Kerle
    .text = +3, Kopfbedeckung, nur für Menschen, 400 Gold. Verdeckt die Geheimratsecken.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-pointy-hat = Spitzer Hut der Macht
    .text = +3, Kopfbedeckung, nur für Zauberer, 400 Gold. Vorsicht, Kronleuchter.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-leather-armor = Lederrüstung
    .text = +1, Rüstung, 200 Gold. Quietscht.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-slimy-armor = Schleimige Rüstung
    .text = +1, Rüstung, 200 Gold. Klingen gleiten ab. Alles andere auch.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-flaming-armor = Flammende Rüstung
    .text = +2, Rüstung, 400 Gold. Gilt als Feuer. Von Marshmallows fernhalten.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-short-wide-armor = Kurze, breite Rüstung
    .text = +3, Rüstung, nur für Zwerge, 400 Gold. Maßgeschneidert.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-mithril-armor = Mithril-Rüstung
    .text = +3, Rüstung, Groß, nicht für Zauberer, 600 Gold. Leicht wie eine Feder aus Blei.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-boots-butt-kicking = Arschtritt-Stiefel
    .text = +2, Schuhwerk, 400 Gold. Links oder rechts, das Ergebnis ist gleich.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-boots-running = Stiefel zum echt schnellen Davonlaufen
    .text = Schuhwerk, 400 Gold. +2 auf Weglaufen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-sandals-protection = Schutzsandalen
    .text = Schuhwerk, 700 Gold. Flüche, die du hinter einer Tür aufdeckst, tun dir nichts. Notfalls mit Socken.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-sneaky-sword = Hinterhältiges Bastard-Schwert
    .text = +2, 1 Hand, 400 Gold. Es kichert.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-buckler = Flotter Buckler
    .text = +2, 1 Hand, 400 Gold. Für den Auftritt durchs Fenster.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-broad-sword = Braut-Breitschwert
    .text = +3, 1 Hand, nur für Frauen, 400 Gold. Schneidet auch die Torte.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gentlemens-club = Gentleman-Keule
    .text = +3, 1 Hand, nur für Männer, 400 Gold. Nur für Mitglieder.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-cheese-grater = Käsereibe des Friedens
    .text = +3, 1 Hand, nur für Priester, 400 Gold. Selig sind die Käsemacher.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-dagger-treachery = Dolch des Verrats
    .text = +3, 1 Hand, nur für Diebe, 400 Gold. Passt zwischen jedes Paar Schulterblätter.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-rapier = Unfaires Rapier
    .text = +3, 1 Hand, nur für Elfen, 600 Gold. Getroffen, bevor du Hallo sagst.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-hammer-kneecapping = Kniescheiben zertrümmernder Hammer
    .text = +4, 1 Hand, nur für Zwerge, 600 Gold. Genau die richtige Höhe.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-mace-sharpness = Scharfer Streitkolben
    .text = +4, 1 Hand, nur für Priester, 600 Gold. Da hat jemand etwas falsch verstanden.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-shield-ubiquity = Ganzkörper-Schild
    .text = +4, 1 Hand, Groß, nur für Krieger, 600 Gold. Wo ist der Rest von dir?
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-staff-napalm = Napalmstab
    .text = +5, 1 Hand, nur für Zauberer, 800 Gold. Gilt als Feuer und als Stock. Riecht morgens am besten.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-rat-on-a-stick = Ratte am Spieß
    .text = +1, 1 Hand, ohne Wert. Wirf sie beim Weglaufen einem Monster bis Stufe 8 hin und du entkommst. Gilt als Stock.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-tuba-of-charm = Tuba der Verzauberung
    .text = 1 Hand, Groß, 300 Gold. +3 auf Weglaufen; wenn du entkommst, ziehe einen Schatz.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-eleven-foot-pole = Stange, 11-Fuß
    .text = +1, 2 Hände, 200 Gold. Ein Fuß länger als die der Konkurrenz. Gilt als Stock.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-chainsaw = Kettensäge der blutigen Zerstückelung
    .text = +3, 2 Hände, Groß, 600 Gold. Bedarf keiner Vorstellung.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-huge-rock = Riesiger Fels
    .text = +3, 2 Hände, Groß, ohne Wert. Lag so herum.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-bow-with-ribbons = Bogen mit bunten Bändern
    .text = +4, 2 Hände, nur für Elfen, 800 Gold. Tödlich und festlich.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-swiss-army-polearm = Schweizer Armeehellebarde
    .text = +4, 2 Hände, Groß, nur für Menschen, 600 Gold. Mit Korkenzieher. Gilt als Stock.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-spiky-knees = Spießige Knie
    .text = +1, kein Körperteil, 200 Gold. Nicht zum Beten.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-singing-sword = Singendes & tanzendes Schwert
    .text = +2, kein Körperteil, nicht für Diebe, 400 Gold. Diebe hassen Aufmerksamkeit.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-impressive-title = Wirklich beeindruckender Titel
    .text = +3, kein Körperteil, ohne Wert. Passt nicht aufs Türschild.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-limburger-sandwich = Limburger und Sardellen-Sandwich
    .text = +3, kein Körperteil, nur für Halblinge, 400 Gold. Nur Halblinge halten es neben sich aus.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-stepladder = Trittleiter
    .text = +3, kein Körperteil, Groß, nur für Halblinge, 400 Gold. Endlich auf Augenhöhe.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-pantyhose = Strumpfhose der Riesenstärke
    .text = +3, kein Körperteil, nicht für Krieger, 600 Gold. Garantiert ohne Laufmaschen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-cloak-obscurity = Verdunkelungsumhang
    .text = +4, kein Körperteil, nur für Diebe, 600 Gold. Wo hast du ihn hingelegt?
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-kneepads-allure = Knieschützer der Verlockung
    .text = Kein Körperteil, nicht für Priester, 600 Gold. Ein Spieler höherer Stufe kann dir Hilfe nicht verweigern und bekommt nichts dafür; die Partie gewinnst du mit so einem Helfer aber nicht.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere


## Nur einmal einsetzbar

card-sleep-potion = Schlaftrank
    .text = +2 für eine beliebige Seite in einem beliebigen Kampf, 100 Gold, nur einmal einsetzbar. Gähn.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-idiotic-bravery = Trank des idiotischen Heldenmuts
    .text = +2 für eine beliebige Seite in einem beliebigen Kampf, 100 Gold, nur einmal einsetzbar. Halt mal meinen Kelch.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-halitosis = Trank des Mundgeruchs
    .text = +2 für eine beliebige Seite in einem beliebigen Kampf, 100 Gold, nur einmal einsetzbar. Oder er tötet die Laufende Nase sofort.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-sports-drink = Ekliger Sportdrink
    .text = +2 für eine beliebige Seite in einem beliebigen Kampf, 200 Gold, nur einmal einsetzbar. Jetzt noch ekliger.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-yuppie-water = Yuppie-Wasser
    .text = 100 Gold, nur einmal einsetzbar. +2 für jeden Elf der Seite in einem beliebigen Kampf. Von einer Quelle, die du dir nicht leisten kannst.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-cotion = Vrank der Terwirrung
    .text = +3 für eine beliebige Seite in einem beliebigen Kampf, 100 Gold, nur einmal einsetzbar. Gor Vebrauch schütteln.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-flaming-poison = Flammender Gifttrank
    .text = +3 für eine beliebige Seite in einem beliebigen Kampf, 100 Gold, nur einmal einsetzbar. Gilt als Feuer.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-freezing-explosive = Gefrierender Explosivtrank
    .text = +3 für eine beliebige Seite in einem beliebigen Kampf, 100 Gold, nur einmal einsetzbar. Entscheide dich mal.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-acid-potion = Elektrisch-radioaktiver Säuretrank
    .text = +5 für eine beliebige Seite in einem beliebigen Kampf, 200 Gold, nur einmal einsetzbar. Nicht schütteln, rühren oder ansehen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-magic-missile = Magisches Geschoss
    .text = +5 für eine beliebige Seite in einem beliebigen Kampf, 300 Gold, nur einmal einsetzbar. Verfehlt nie den Falschen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-pretty-balloons = Hübsche Luftballons
    .text = +5 für eine beliebige Seite in einem beliebigen Kampf, ohne Wert, nur einmal einsetzbar. Guck mal, da!
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-doppleganger = Doppelgänger
    .text = 300 Gold, nur einmal einsetzbar. Allein in deinem Kampf zählst du doppelt. Helfen kann dir dann niemand.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-flask-of-glue = Kleberfläschchen
    .text = 100 Gold, nur einmal einsetzbar. Wer gerade entkommen ist, muss noch einmal würfeln.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-instant-wall = Fertigmauer
    .text = 300 Gold, nur einmal einsetzbar. Nachdem der Kämpfende aufgegeben hat, vor dem ersten Wurf: Ein oder zwei der Kämpfenden entkommen, wenn sie wollen.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-invisibility = Unsichtbarkeitstrank
    .text = 200 Gold, nur einmal einsetzbar. Nach deinem misslungenen Weglauf-Wurf entkommst du trotzdem.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-friendship-potion = Freundschaftstrank
    .text = 200 Gold, nur einmal einsetzbar. Alle Monster eines Kampfes gehen: keine Stufe, kein Schatz, aber der Raum darf geplündert werden.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-pollymorph = Pollyverwandlungstrank
    .text = 1.300 Gold, nur einmal einsetzbar. Ein Monster wird zum Papagei und lässt seinen Schatz da.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-magic-lamp = Magische Lampe
    .text = 500 Gold, nur einmal einsetzbar. In deinem Zug: Ein Monster verschwindet, auch nach einem misslungenen Wurf. War es das einzige, gehört dir der Schatz.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-transferral = Überfalltrank
    .text = 300 Gold, nur einmal einsetzbar. Ein anderer Spieler übernimmt den Kampf; wer am Zug ist, darf danach den Raum plündern.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-loaded-die = Gezinkter Würfel
    .text = 300 Gold, nur einmal einsetzbar. Dreh nach einem eigenen Wurf den Würfel auf eine beliebige Zahl.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-wand-of-dowsing = Wünschelstab
    .text = 1.100 Gold, nur einmal einsetzbar. Nimm eine beliebige Karte aus einem Ablagestapel. Gilt als Stock.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-wishing-ring = Wunschring
    .text = 500 Gold, nur einmal einsetzbar. Hebt einen Fluch auf, kurz bevor er trifft oder solange er dauert.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere


## Stufen und Sonstiges

card-gual-gold = 1.000 Goldstücke
    .text = Steige 1 Stufe auf.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gual-anthill = Ameisenhügel aufkochen
    .text = Steige 1 Stufe auf. Erfahrung ist Erfahrung.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gual-bribe-gm = Bestich den Spielleiter mit Essen
    .text = Steige 1 Stufe auf.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gual-addition = Gelegen kommender Additionsfehler
    .text = Steige 1 Stufe auf. 4 + 4 = 9.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gual-obscure = Auf obskure Regeln berufen
    .text = Steige 1 Stufe auf, Seite 97, Fußnote 12.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gual-studliness = Trank der beeindruckenden Männlichkeit
    .text = Steige 1 Stufe auf.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gual-hireling = Töte den Mietling
    .text = Steige 1 Stufe auf; der Mietling, wem er auch gehört, wird abgelegt. Nur wenn einer im Spiel ist.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gual-mutilate = Verstümmle die Leichen
    .text = Steige 1 Stufe auf. Nur direkt nach einem Kampf.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-gual-whine = Jammer den Spielleiter an
    .text = Steige 1 Stufe auf. Nicht, solange du die höchste Stufe hast.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-steal-a-level = Klaue eine Stufe
    .text = Ein anderer Spieler verliert 1 Stufe, und du steigst 1 auf.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-hoard = Schatzhort!
    .text = Sobald er gezogen wird: 3 weitere Schätze.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere
card-hireling = Mietling
    .text = +1, und trägt und benutzt für dich einen weiteren Gegenstand ohne alle Grenzen. Lass ihn zurück und du entkommst allen Monstern; sein Gegenstand geht mit.
    .source = Name und Werte: aus dem veröffentlichten Spiel; die Worte sind unsere


## Optionen des Tisches

option-faster = Schnelleres Spiel
    .help = Erst an der Tür lauschen, und Plündern bringt Schätze (MU-7.1). Standard: aus.
option-shared = Geteilter Sieg
    .help = Wer im entscheidenden Kampf hilft, gewinnt mit (MU-7.2). Standard: aus.
option-goal = Gewinnstufe
    .help = Die Stufe, die die Partie gewinnt (MU-6.1). Standard: 10.
option-rounds = Höchstens so viele Runden
    .help = Nach so vielen Runden gewinnt die höchste Stufe (MU-6.4). Standard: 30.
option-sets = Kartensets
    .help = Wie viele Sets zu 168 Karten zusammengemischt werden (MU-7.3). Standard: 1.


## Der Tisch

zone-hand = Hand von { $player }
    .short = Hand
zone-traits = Rasse und Klasse von { $player }
    .short = Rasse und Klasse
zone-worn = Benutzt von { $player }
    .short = In Nutzung
zone-pack = Rucksack von { $player }
    .short = Rucksack
zone-extras = Mietling und Schummeleien von { $player }
    .short = Mietling, Schummeln
zone-curses = Flüche auf { $player }
    .short = Flüche
zone-combat = Kampf
zone-played = In den Kampf gespielt
zone-faceup = Offen auf dem Tisch
zone-doors = Türen
zone-treasures = Schätze
zone-dowsed = In den Ablagestapeln
zone-old-doors = Abgelegte Türen
zone-old-treasures = Abgelegte Schätze
pile-top = { $n ->
    [one] { $n } Karte: { $card }.
   *[other] { $n } Karten, zuoberst { $card }.
}
pile-size = { $n ->
    [one] { $n } Karte.
   *[other] { $n } Karten.
}
counter-level = Stufe
counter-strength = Stärke
counter-die = Würfel
state-female = weiblich
state-male = männlich
state-turn = ist am Zug
state-fighter = kämpft
state-helper = hilft
state-dead = ist tot
state-reborn = ist gerade zurück, ohne Karten
badge-gold = { $n } Gold
badge-big = Groß
badge-head = Kopfbedeckung
badge-armour = Rüstung
badge-feet = Schuhwerk
badge-hand = 1 Hand
badge-hands = 2 Hände
badge-bound = frei von allen Grenzen
badge-promised = dem Helfer versprochen
badge-offered = im Angebot
badge-treasures = { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
}
badge-levels = { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
}
badge-undead = untot
mate-of = Kumpel: { $card }
nothing = nichts
headline-round = Runde { $round } von { $limit }
headline-goal = Gewinnstufe: { $goal }
headline-combat = { $ours } gegen { $theirs }
combat-sums = { $ahead ->
    [yes] { $ours } ({ $our }) gegen { $theirs } ({ $their }): Die Spieler liegen vorn. Stufen: { $levels }, Schätze: { $treasures }.
   *[no] { $ours } ({ $our }) gegen { $theirs } ({ $their }): Die Monster liegen vorn. Stufen: { $levels }, Schätze: { $treasures }.
}
part-level = { $player }: Stufe { $n }
part-gear = Gegenstände +{ $n }
part-ability = Fähigkeiten +{ $n }
part-minus = −{ $n } durch Flüche, Rückenangriffe und Monster
part-potions = Tränke und dergleichen +{ $n }
part-double = alles × { $n }
part-foe = { $card } { $n }
part-enhanced = { $cards } { $n }
part-against = { $card } dabei +{ $n }
part-none = nichts


## Geschäfte und der Kampf, im Browser

points = Stufe { $n }
tag-turn = am Zug
slot-further = Außerdem benutzt
combat-ahead = Die Spieler siegen, sobald alle gepasst haben.
combat-behind = Das reicht noch nicht.
combat-prize = { $levels ->
    [one] Es geht um { $levels } Stufe, Schätze: { $treasures }
   *[other] Es geht um { $levels } Stufen, Schätze: { $treasures }
}
combat-window = Eingreifen können noch:
combat-thinks = kann noch handeln
combat-passed = hat gepasst
deal-help = Um Hilfe bitten …
    .title = Um Hilfe bitten
    .about = Biete beliebig viele Schätze der Monster und beliebige deiner Gegenstände. Abgemacht ist abgemacht: Nach dem Sieg wird das Versprechen gehalten.
    .do = Bitten
deal-counter-help = Gegenangebot …
    .title = Gegenangebot
    .about = Ändere, was dir nicht passt. Schätze und Gegenstände bekommt der Helfer, wenn der Kampf gewonnen ist.
    .do = Das anbieten
deal-trade = Tauschen oder schenken …
    .title = Tauschen oder schenken
    .about = Gegenstände auf dem Tisch gegen Gegenstände auf dem Tisch, so viele du willst; etwas für nichts ist ein Geschenk, und die andere Seite muss zustimmen.
    .do = Das anbieten
deal-counter-trade = Gegenangebot …
    .title = Gegenangebot
    .about = Ändere, was dir nicht passt.
    .do = Das anbieten
deal-sell = Verkaufen …
    .title = Gegenstände verkaufen
    .about = Je volle 1.000 Gold gibt es sofort eine Stufe. Wechselgeld gibt es nicht, und die letzte Stufe ist unverkäuflich.
    .do = Verkaufen
deal-pack = Wegpacken …
    .title = Einen Gegenstand in den Rucksack stecken
    .about = Im Rucksack gibt er keinen Bonus, und sein Platz ist frei.
    .do = Wegpacken
deal-show = Hand zeigen …
    .title = Die eigene Hand zeigen
    .about = Wem du sie zeigst, sieht diese Karten, solange sie auf deiner Hand sind.
    .do = Zeigen
deal-pay = Anders bezahlen …
    .title = Bezahlen
    .about = Mit beliebigen Gegenständen auf dem Tisch, die genug wert sind.
    .do = Bezahlen
deal-whom = Wen?
deal-share = Schätze für den Helfer
deal-first = Wer nimmt zuerst?
deal-first-helper = Der Helfer nimmt zuerst
deal-first-fighter = Der Kämpfende nimmt zuerst
deal-order-helper = Reihenfolge: Helfer, Kämpfender, Helfer …, bis der Helfer seinen Anteil hat; der Rest gehört dem Kämpfenden.
deal-order-fighter = Reihenfolge: Kämpfender, Helfer, Kämpfender …, bis der Helfer seinen Anteil hat; der Rest gehört dem Kämpfenden.
deal-treasures = { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
}
deal-items-mine = Deine Gegenstände obendrauf
deal-items-of = Gegenstände von { $player } obendrauf
deal-give = Du gibst
deal-get = Du bekommst von { $player }
deal-sell-which = Was verkaufst du?
deal-pack-which = Welchen Gegenstand?
deal-pay-which = Womit bezahlst du?
deal-gold = { $n } Gold wert
offer-title = Ein Angebot
offer-helper = { $player } bekommt
offer-fighter = { $player } bekommt
offer-help = Hilfe in diesem Kampf


## Fragen

# Choices that are put together, and steps through long lists.
form-get = Du bekommst
step-ask = { $player } um Hilfe bitten …
step-steal = { $player } bestehlen …
step-trade = Mit { $player } tauschen …
step-card = { $card } …

ask-sexes = Was ist dein Charakter: weiblich oder männlich?
ask-layout-moves = Lege von deiner ersten Hand eine Rasse, eine Klasse und Gegenstände aus.
ask-start = Du bist am Zug. Ordne deine Sachen, dann tritt die Tür ein.
ask-middle = Bisher kein Monster. Ordne deine Sachen, dann geht es weiter.
ask-end = Dein Zug geht zu Ende. Ordne deine Sachen vor der Milden Gabe.
ask-bystander = Willst du dich einmischen?
ask-which-door = Eine neue Tür öffnen oder die letzte auferstehen lassen, für eine Handkarte: { $card }?
ask-trouble-or-loot = Auf Ärger aus sein mit einem Monster von der Hand, den Raum plündern oder es lassen?
ask-loot-or-leave = Den Raum plündern?
ask-combat-moves = Ein Kampf. Tu etwas oder passe.
ask-last-moves = Niemand greift ein, und du liegst nicht vorn. Tu etwas, bitte um Hilfe oder lauf weg.
ask-help-answers = { $first ->
    [helper] { $helper } hilft { $player }? Schätze für den Helfer: { $n }, und der Helfer nimmt zuerst. Gegenstände: { $items }.
   *[fighter] { $helper } hilft { $player }? Schätze für den Helfer: { $n }, und der Kämpfende nimmt zuerst. Gegenstände: { $items }.
}
ask-trade-answers = { $player } will handeln. Du gibst: { $give }. Du bekommst: { $get }. Einverstanden?
ask-run-moves = Du läufst weg. Vor welchem Monster zuerst?
ask-run-others = { $player } läuft weg. Misch dich ein oder passe.
ask-reaction-moves = { $die ->
    [0] { $player } läuft, ohne Wurf. Eine Reaktion?
   *[other] { $player } läuft, der Würfel zeigt { $die }. Eine Reaktion?
}
ask-wall-answers = Dir wird eine Fertigmauer angeboten. Willst du dahinter entkommen?
ask-keep-or-turn = Dein Wurf. Bleibt er so?
ask-ring-or-pass = { $card } trifft gleich { $player }. Wünscht jemand etwas anderes?
ask-candidates = Welche Karte verlierst du?
ask-own-classes = Welche Klasse verlierst du?
ask-taxable = Welchen Gegenstand gibst du dem Finanzamt an?
ask-payments = Zahle mit Gegenständen für { $price } Gold.
ask-golem-options = Ein Bekiffter Golem. Kämpfen oder in Ruhe lassen? Wer nicht vorn liegt, kann erst um Hilfe bitten.
ask-demon-items = Der Zungendämon will vor dem Kampf einen Gegenstand. Welchen?
ask-one-too-many = Zwei davon darfst du nicht mehr haben. Welche legst du ab?
ask-uses = Benutzt du { $card } sofort?
ask-compellable = Wer kann deinen Knieschützern nichts abschlagen?
ask-nose-options = Die Laufende Nase ist bestechlich. Kämpfen oder etwas hergeben? Wer nicht vorn liegt, kann erst um Hilfe bitten.
ask-deals = Unter Kollegen: Schätze gegen neue tauschen?
ask-dowsed = Welche Karte nimmst du aus den Ablagestapeln?
ask-new-cards = Du hast Karten bekommen. Gleich etwas auslegen?
ask-cards-to-pay = Welche Karte legst du dafür ab?
ask-own-hand = Welche Handkarte legst du ab?
ask-victims-items = Welchen Gegenstand nimmt der Leprachaun?
ask-troll-items = Welchen Gegenstand nimmst du?
ask-griff-treasures = Welchen Schatz nimmst du?
ask-hand-or-levels = Die ganze Hand verlieren oder 2 Stufen?
ask-hand-and-items = Welche Karte verlierst du an die Schnecken?
ask-treasures-shown = Welchen Schatz nimmst du?
ask-resurrections = Wie viele Schätze lässt du aus dem Ablagestapel auferstehen? Zuoberst liegt { $card }.
ask-loot = Eine Leiche. Welche Karte nimmst du?
ask-gifts = Milde Gabe: Welche Karte geht an wen?
ask-big-farewells = Du trägst zu viele Große Gegenstände. Welcher geht?


## Möglichkeiten

do-pass = Geschehen lassen
# Wenn alle anderen es auch geschehen lassen.
do-pass-ahead = Den Kampf gewinnen ({ $ours } : { $theirs })
do-pass-behind = Vorerst nichts tun ({ $ours } : { $theirs })
do-pass-start = Die Tür eintreten
do-pass-middle = Weiter
do-pass-end = Den Zug beenden
do-pass-set-up = Fertig
do-keep = Den Wurf behalten
do-take-nothing = Nichts nehmen
do-female = Weiblich
do-male = Männlich
do-done = Fertig
do-deck = Eine neue Tür öffnen
do-discard = Die letzte Tür auferstehen lassen: { $card }
do-loot = Den Raum plündern
do-leave = Es lassen
do-run-away = Weglaufen
do-accept = Annehmen
do-refuse = Ablehnen
do-berserk = Berserker (eine Karte ablegen, +1)
do-turn-undead = Untote vertreiben (eine Karte ablegen, +3)
do-flight = Flugzauber (eine Karte ablegen, +1 auf den Wurf)
do-again = Noch einmal würfeln (eine Karte ablegen)
do-servant = Den Mietling zurücklassen und entkommen
do-fight = Kämpfen
do-ignore = In Ruhe lassen
do-no-deal = Kein Tausch
do-hand = Die ganze Hand ablegen
do-levels = 2 Stufen verlieren
do-unseen = Verdeckt einen Schatz aus der Hand nehmen
do-lose = { $card } ablegen
do-take = { $card } nehmen
do-resurrect = Vom Ablagestapel: { $n }
do-charity = { $card } für { $player }
do-pay = Zahlen mit { $cards }
do-curse = { $card } auf { $player }
do-level = { $card } für { $player }
do-steal-level = { $card } bei { $player }
do-wand = { $card }: die Ablagestapel durchsuchen
do-ring = { $card } gegen { $other }
do-wish = Den Fluch mit { $card } aufheben
do-drop = { $card } ablegen
do-half-breed = { $card } spielen
do-super-munchkin = { $card } mit { $other }
do-steal = { $player } bestehlen: { $card }
do-lay = { $card } auslegen
do-replace = { $card } statt { $other } auslegen
do-use = { $card } benutzen
do-pack = { $card } in den Rucksack
do-sell = Verkaufen: { $cards }
do-cheat = { $card } bei { $other }
do-hireling = { $card } anheuern
do-hold = { $card } dem Mietling geben
do-trade = { $player } einen Tausch anbieten: { $give } gegen { $get }
do-gift = { $player } ein Geschenk anbieten: { $give }
do-counter-trade = Gegenangebot: { $give } für { $get }
do-ask = { $first ->
    [helper] { $player } um Hilfe bitten: Schätze { $n }, der Helfer nimmt zuerst; Gegenstände: { $items }
    [fighter] { $player } um Hilfe bitten: Schätze { $n }, du nimmst zuerst; Gegenstände: { $items }
   *[none] { $player } um Hilfe bitten: keine Schätze; Gegenstände: { $items }
}
do-counter = { $first ->
    [helper] Gegenangebot: Schätze { $n }, der Helfer nimmt zuerst; Gegenstände: { $items }
    [fighter] Gegenangebot: Schätze { $n }, der Kämpfende nimmt zuerst; Gegenstände: { $items }
   *[none] Gegenangebot: keine Schätze; Gegenstände: { $items }
}
do-compel = { $player } kann deinen Knieschützern nichts abschlagen
do-throw-side = { $card } für die Spieler
do-throw-foes = { $card } für die Monster
do-halitosis = { $other } mit { $card } töten
do-yuppie = Den Elfen { $card } reichen
do-double = { $card } spielen und doppelt zählen
do-friendship = { $card }: Alle Monster gehen
do-pollymorph = { $card } auf { $other }
do-lamp = { $card }: { $other } verschwindet
do-transfer = { $card }: { $player } übernimmt
do-enhance = { $card } auf { $other }
do-wander = { $card } mit { $other }
do-mate = { $card } für { $other }
do-illusion = { $card }: { $other } wird { $monster }
do-lunch = { $card }: Alle Monster gehen, 2 Schätze
do-help-me = { $n ->
    [0] { $card }: { $other } nehmen
   *[other] { $card }: { $other } nehmen und ablegen: { $gone }
}
do-chase = { $card } verjagen
do-charm = { $card } bezaubern (die ganze Hand)
do-backstab = { $player } in den Rücken fallen (eine Karte ablegen)
do-run = Vor { $card } weglaufen
do-rat = { $other } mit { $card } ablenken und entkommen
do-stick = { $card } für { $other } werfen
do-wall = { $card } für { $players }
do-glue = { $card } auskippen
do-invisible = { $card } trinken und entkommen
do-loaded-die = { $card }: Würfel auf { $n } drehen
do-bribe = { $card } hergeben und gehen
do-trouble = Auf Ärger aus sein mit { $card }
do-give = { $card } an { $player } geben
do-drop-big = { $card } ablegen: Niemand kann es tragen

# Womit man in Ruhe gelassen werden kann
again-interfering = Eingreifen


## Was geschah

log-begins = { $player } beginnt.
log-sex = { $name ->
    [female] { $player } spielt eine Frau.
   *[male] { $player } spielt einen Mann.
}
log-draw = { $n ->
    [0] { $player } zieht keine Karte.
   *[other] { $player } zieht { $cards }.
}
log-draw-unseen = { $name ->
    [door] { $n ->
        [one] { $player } zieht verdeckt eine Tür.
       *[other] { $player } zieht verdeckt { $n } Türen.
    }
   *[treasure] { $n ->
        [one] { $player } zieht verdeckt einen Schatz.
       *[other] { $player } zieht verdeckt { $n } Schätze.
    }
}
log-reshuffle = { $name ->
    [doors] { $n ->
        [one] Der Türstapel entsteht neu, aus einer abgelegten Karte.
       *[other] Der Türstapel entsteht neu, aus { $n } abgelegten Karten.
    }
   *[treasures] { $n ->
        [one] Der Schatzstapel entsteht neu, aus einer abgelegten Karte.
       *[other] Der Schatzstapel entsteht neu, aus { $n } abgelegten Karten.
    }
}
log-turn = Zug { $n }: { $player }.
log-door = { $n ->
    [0] { $player } tritt die Tür ein: { $cards }.
   *[other] { $player } tritt die Tür ein: { $cards }, Stufe { $n }.
}
log-trouble = { $player } ist auf Ärger aus: { $cards }, Stufe { $n }.
log-loot = { $n ->
    [0] { $player } plündert den Raum; auf die Hand kommt nichts.
   *[other] { $player } plündert den Raum: { $cards }.
}
log-loot-unseen = { $n ->
    [one] { $player } plündert den Raum und zieht verdeckt eine Karte.
   *[other] { $player } plündert den Raum und zieht verdeckt { $n } Karten.
}
log-charity = Milde Gabe von { $player } an { $to }: { $cards }.
log-charity-unseen = Milde Gabe von { $player } an { $to }: eine Karte.
log-lay = { $name ->
    [use] { $player } legt aus und benutzt: { $cards }.
    [pack] { $player } legt in den Rucksack: { $cards }.
   *[other] { $player } legt aus: { $cards }.
}
log-use = { $player } benutzt { $cards }.
log-pack = { $name ->
    [unfit] { $player } kann nicht mehr benutzen: { $cards }.
   *[other] { $player } steckt { $cards } in den Rucksack.
}
log-hold = { $player } gibt { $cards } in die Hände von { $on }.
log-discard = { $player } legt ab: { $cards }.
log-play = { $m ->
    [0] { $n ->
        [0] { $player } spielt { $cards }.
       *[other] { $player } spielt { $cards }, Ziel: { $to }.
    }
   *[other] { $player } spielt { $cards } auf { $on }.
}
log-throw = { $name ->
    [foes] { $player } wirft { $cards } für die Monster: +{ $n }.
   *[side] { $player } wirft { $cards } für die Spieler: +{ $n }.
}
log-enhance = { $name ->
    [minus] { $player } spielt { $cards } auf { $on }: −{ $n } Stufen.
   *[plus] { $player } spielt { $cards } auf { $on }: +{ $n } Stufen.
}
log-cheat = { $player } legt { $cards } auf { $on } und benutzt es.
log-sell = { $player } verkauft für { $m } Gold: { $cards }.
log-offer = { $name ->
    [gift] { $player } bietet { $to } ein Geschenk an: { $cards }.
    [wish] { $player } wünscht sich von { $to }: { $on }.
   *[swap] { $player } bietet { $to } einen Tausch an: { $cards } gegen { $on }.
}
log-get = { $player } bekommt von { $to }: { $cards }.
log-show-hand = { $player } zeigt { $to } die Hand: { $cards }.
log-show-hand-unseen = { $n ->
    [one] { $player } zeigt { $to } die Hand, eine Karte.
   *[other] { $player } zeigt { $to } die Hand, { $n } Karten.
}
log-give = { $player } gibt an { $to }: { $cards }.
log-take = { $player } nimmt von { $to }: { $cards }.
log-level-up = { $n ->
    [one] { $player } steigt auf Stufe { $m }.
   *[other] { $player } steigt um { $n } Stufen auf Stufe { $m }.
}
log-level-down = { $n ->
    [one] { $player } sinkt auf Stufe { $m }.
   *[other] { $player } sinkt um { $n } Stufen auf Stufe { $m }.
}
log-level-same = { $player } bleibt auf Stufe { $n }.
log-curse = { $name ->
    [door] { $player } tritt die Tür ein: { $cards }.
   *[hand] { $to } spielt { $cards } auf { $player }.
}
log-curse-idle = { $name ->
    [sandals] { $cards } bewirkt nichts: { $player } benutzt { $on }.
   *[other] { $cards } bewirkt bei { $player } nichts.
}
log-curse-stays = { $cards } bleibt bei { $player } liegen.
log-curse-off = { $cards } ist für { $player } vorbei.
log-wish = { $player } spielt { $cards }: { $on } ist für { $to } aufgehoben.
log-new-sex = { $name ->
    [female] { $player } ist jetzt eine Frau.
   *[male] { $player } ist jetzt ein Mann.
}
log-takes-over = { $player } spielt { $cards }: Den Kampf übernimmt { $to }.
log-joins = { $player } spielt { $on } und schickt { $cards } in den Kampf, Stufe { $n }.
log-illusion = { $player } spielt { $on }: statt { $first } jetzt { $last }, Stufe { $n }.
log-leaves = { $name ->
    [ignored] { $player } lässt { $cards } in Ruhe.
    [chased] { $player } verjagt { $cards }.
    [charmed] { $player } bezaubert { $cards }.
    [amazon] { $cards } greift Frauen nicht an, sondern schenkt einen Schatz.
   *[lawyers] { $cards } greift Diebe nicht an, auch nicht { $player }.
}
log-bribes = { $player } besticht { $on } mit { $cards }.
log-slays = { $player } tötet { $cards } mit { $on }.
log-help-me = { $player } spielt { $cards } und nimmt { $on } von { $to }.
log-parts = { $player } kann { $to } nicht mehr helfen.
log-ask-help = { $player } bittet { $to } um Hilfe und bietet { $n ->
    [0] keinen Schatz
    [one] einen Schatz
   *[other] { $n } Schätze
}{ $m ->
    [0] { "" }
   *[other] , dazu { $cards }
}{ $name ->
    [helper] ; wer hilft, nimmt zuerst
    [fighter] ; wer kämpft, nimmt zuerst
   *[none] { "" }
}.
log-counter = { $player } macht { $to } ein Gegenangebot für die Hilfe: { $n ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $n } Schätze
}{ $m ->
    [0] { "" }
   *[other] , dazu { $cards }
}{ $name ->
    [helper] ; wer hilft, nimmt zuerst
    [fighter] ; wer kämpft, nimmt zuerst
   *[none] { "" }
}.
log-accept = { $player } ist einverstanden.
log-refuse = { $player } lehnt ab.
log-help = { $player } hilft { $to }: zusammen { $n } gegen { $m }.
log-berserk = { $player } wird zum Berserker: +{ $n }.
log-turn-undead = { $player } vertreibt Untote: +{ $n }.
log-backstab = { $player } fällt { $to } in den Rücken: −{ $n }.
log-victory = { $player } gewinnt mit { $n } gegen { $m } und tötet: { $cards }.
log-cleared = Kein Monster ist mehr da, der Kampf ist vorbei.
log-spoils = Der Schatz { $cards } wird aufgedeckt.
log-pick = { $player } nimmt { $cards }.
log-resurrect = { $player } lässt auferstehen: { $cards }.
log-give-up = { $player } gibt auf, mit { $n } gegen { $m }, und läuft weg.
log-roll = { $name ->
    [run] { $player } läuft vor { $on } weg und würfelt { $n }.
    [theft] { $player } würfelt beim Stehlen: { $n }.
    [loot] { $player } würfelt um die Leiche: { $n }.
   *[other] { $player } würfelt für die Schlimmen Dinge: { $n }.
}
log-roll-as = { $name ->
    [run] { $player } läuft vor { $on } weg und würfelt { $n }; das zählt { $m }.
    [theft] { $player } würfelt beim Stehlen: { $n }; das zählt { $m }.
   *[other] { $player } würfelt für die Schlimmen Dinge: { $n }; das zählt { $m }.
}
log-turn-die = { $player } dreht den Würfel mit { $cards } auf { $n }.
log-flight = { $player } fliegt etwas weiter: +{ $n }; das zählt { $m }.
log-distract = { $player } wirft { $cards } hin, und { $on } ist abgelenkt.
log-servant = { $player } entkommt und lässt zurück: { $cards }.
log-escape = { $name ->
    [free] { $player } entkommt { $cards } ohne Wurf.
   *[roll] { $player } entkommt { $cards }.
}
log-caught = Erwischt: { $player } ({ $cards }).
log-die = { $player } ist tot.
log-body = { $player } hinterlässt: { $cards }.
log-thief = { $player } greift nach { $cards } von { $to }.
log-steal = { $player } stiehlt { $cards } von { $to }.
log-theft-fails = { $player } wird beim Stehlen erwischt und lässt los: { $cards }.
log-filch = { $player } zieht aus der Hand von { $to }: { $cards }.
log-filch-unseen = { $player } zieht eine Karte aus der Hand von { $to }.
log-dowse = { $player } findet in der Ablage: { $cards }.
log-hoard = { $player } findet { $cards }: drei Schätze mehr.
log-divine = { $name ->
    [later] { $player } zieht { $cards }. Das wirkt, wenn alle ausgelegt haben.
   *[now] { $n ->
        [0] { $player } zieht { $cards }, aber es gibt keinen Priester.
        [one] { $player } zieht { $cards }: Ein Priester steigt auf.
       *[other] { $player } zieht { $cards }: { $n } Priester steigen auf.
    }
}
log-closes = { $n ->
    [one] Das Verlies schließt nach einer Runde.
   *[other] Das Verlies schließt nach { $n } Runden.
}
log-win = { $player } gewinnt auf Stufe { $n }.


## Warum nicht

no-such-curse = Du kannst nur einen Fluch deiner Hand spielen, auf lebende Spieler.
no-such-level = Eine Stufenkarte deiner Hand wirkt nur, wenn ihre Bedingung erfüllt ist, und nie auf jemanden eine Stufe vor dem Sieg.
no-laying-now = Gegenstände legst du im eigenen Zug außerhalb des Kampfes aus oder wenn du sie bekommst, höchstens einen Großen; Rassen und Klassen im eigenen Zug.
no-cheating-now = Geschummelt wird im eigenen Zug außerhalb des Kampfes, mit einem eigenen Gegenstand.
no-theft-now = Nur Diebe stehlen, einen kleinen Gegenstand, solange keiner von euch kämpft, und für eine Karte.
no-backstab-now = Nur Diebe fallen anderen Kämpfenden in den Rücken, jedem einmal im Kampf, und für eine Karte.
no-throwing-now = Einmalige Gegenstände wirfst du in einen Kampf, von deiner Hand oder deinem Tisch.
no-monsters-now = Monster und was sie verändert kommen nur in einen laufenden Kampf, von deiner Hand.
no-super-munchkin = Super Munchkin braucht genau eine Klasse im Spiel und eine andere auf deiner Hand.
no-half-breed = Ein Halb-Blut braucht eine Rasse im Spiel.
no-such-trait = Du kannst nur eine Rasse oder Klasse ablegen, die vor dir liegt.
no-running-now = Der Kämpfende läuft weg, wenn alle gepasst haben und die Seite nicht vorn liegt.
no-berserk-now = Ein Krieger im Kampf legt dafür bis zu drei Karten ab.
no-turning-now = Ein Priester im Kampf mit Untoten legt dafür bis zu drei Karten ab.
no-charm-now = Ein Zauberer im Kampf legt dafür die ganze Hand ab, mindestens drei Karten.
no-compelling = Die Knieschützer wirken nur auf Spieler höherer Stufe und nicht in einem Kampf, der die Partie gewinnen würde.
no-pass-now = Du kannst jetzt nicht passen: Wähle etwas.
no-combat-cards-now = Der Kampf ist aufgegeben: Es gehen nur noch Karten über das Weglaufen, Stufenkarten und Flüche.
no-sale-now = Verkauft wird im eigenen Zug, außerhalb des Kampfes.
no-sale-at-the-top = Auf Stufe { $level } kannst du nichts mehr verkaufen: Die letzte Stufe musst du erkämpfen.
no-item-to-sell = Du kannst nur eigene Gegenstände von Hand und Tisch verkaufen, jeden einmal.
no-gold = Das ist { $gold } Gold wert; eine Stufe kostet 1.000.
no-such-farewell = Zu viele Große Gegenstände: Gib einen dem Niedrigsten, der ihn tragen kann, oder verkaufe ihn in deinem Zug.
no-item-to-pay = Du zahlst mit eigenen Gegenständen vom Tisch, jedem einmal.
no-payment = Das ist { $gold } Gold wert, aber { $price } sind fällig.
no-switch-now = Gegenstände wechselst du nur im eigenen Zug, außerhalb des Kampfes.
no-more-switches = Du hast in diesem Zug schon { $most }-mal gewechselt. Genug Anprobe.
no-item-in-use = Diesen Gegenstand benutzt du nicht, oder eine Karte bindet ihn.
no-item-in-pack = Dieser Gegenstand ist nicht in deinem Rucksack.
no-use-of-item = Diesen Gegenstand darfst du nicht benutzen, oder sein Platz ist belegt.
no-monster-from-hand = Ein Monster von deiner Hand bekämpfst du, wenn du auf Ärger aus bist, oder du schickst es mit einem Wandernden Monster in einen Kampf.
no-more-offers = Du hast in diesem Zug schon { $most } Angebote gemacht. Gönn den anderen eine Pause.
no-more-counters = Nach { $most } Gegenangeboten heißt es Ja oder Nein.
no-same-offer = Das ist das Angebot, das schon daliegt. Nimm es an oder ändere es.
no-hand-to-show = Dazu brauchst du Handkarten, die dieser Spieler noch nicht kennt.
no-such-partner = Wähle einen anderen lebenden Spieler.
no-trade-in-combat = Wer im Kampf ist, handelt nicht.
no-empty-trade = Bei einem Handel geht es um mindestens einen Gegenstand.
no-item-to-trade = Gehandelt werden nur Gegenstände auf dem Tisch, jeder einmal, von ihren Besitzern.
no-second-big = Jemand trüge dann zu viele Große Gegenstände.
no-request-now = Nur der Kämpfende bittet um Hilfe, und zwar vor dem Aufgeben.
no-second-helper = Du hast schon Hilfe. Mehr als einen gibt es nicht.
no-help-for-two = Mit einem Doppelgänger kann dir niemand helfen.
no-help-here = Gegen dieses Monster darf niemand helfen.
no-help-needed = Du liegst vorn: Hilfe ist nicht nötig.
no-more-requests = Dieser Spieler wurde schon { $most }-mal gefragt. Warte, bis sich etwas ändert.
no-same-request = Genau diese Bedingungen hat dieser Spieler abgelehnt.
no-such-share = { $most ->
    [0] Zu teilen gibt es keine Schätze.
    [one] Zu teilen gibt es einen Schatz.
   *[other] Zu teilen gibt es { $most } Schätze.
}
no-item-to-promise = Versprechen kannst du nur Gegenstände, die du trägst, jeden einmal.

## Lektion

lesson-goal = Erreiche als Erstes die höchste Stufe; die letzte muss man im Kampf gewinnen.
lesson-turn = Dein Zug: Tritt eine Tür ein. Bekämpfe das Monster dahinter, allein oder mit Hilfe; ist deine Seite stärker, steigst du eine Stufe auf und nimmst Schätze. Kein Monster? Such Ärger mit einem von deiner Hand, oder plündere den Raum. Die anderen dürfen sich einmischen, und sie werden es tun.
lesson-equip = Alle beginnen auf Stufe 1, und deine Stärke ist deine Stufe plus deine benutzten Gegenstände. Lege den Helm der Tapferkeit aus.
    .title = Erst anziehen
    .hint = Noch nicht: Setz zuerst den Helm aus deiner Hand auf.
    .done = Er sitzt auf deinem Kopf und zählt +1. Platz ist für eine Kopfbedeckung, eine Rüstung, ein Paar Schuhe und zwei Hände; alles andere wartet im Gepäck.
lesson-door = Dein Zug beginnt mit einer Tür. Dahinter ist vielleicht ein Monster, das du sofort bekämpfst, ein Fluch, der dich trifft, oder etwas anderes, das du behältst. Tritt sie ein.
    .title = Die Tür eintreten
    .hint = Tritt sie einfach ein.
    .done = Ein Monster! Das ist der Kern des Spiels: eine Tür, vielleicht ein Kampf, Stufen und Schätze.
lesson-fight = Ein Lahmer Goblin der Stufe 1. Deine Seite zählt 2: Stufe 1 und der Helm. Wer vorn liegt, gewinnt, sobald alle gepasst haben, und die anderen haben schon gepasst. Also passe, und gewinne.
    .title = Der erste Kampf
    .hint = Du liegst schon vorn. Spar dir deine Karten für schlechtere Tage, und passe.
    .done = Gewonnen: Du steigst eine Stufe auf und ziehst den Schatz des Monsters.
lesson-slimes = Zwei Elfen kämpfen gegen zwei Sabbernde Schleime. Jeder Schleim: 1, +5, weil er wütend ist, +4 gegen Elfen, also 10; beide 20, gegen 21. Auf deiner Hand ist ein Schlaftrank, +2 für eine der Seiten. Verdirb ihnen den Sieg.
    .title = Schleim in Zahlen
    .hint = Das machte sie nur stärker oder ließe sie siegen. Für wen soll der Trank zählen?
    .done = 22 gegen 21: Jetzt liegen die Monster vorn. Wer in keinem Kampf steckt, darf sich in jeden einmischen.
lesson-tie = 7 und 3 gegen 10: Gleichstand, und den gewinnt nur eine Seite mit einem Krieger. Das ist { $right }. Du hast einen Fluch, der eine Klasse nimmt. Auf wen?
    .title = Ein Gleichstand, der zerfällt
    .hint = Er muss den treffen, dessen Klasse den Gleichstand gewinnt: den Krieger.
    .done = Ohne den Krieger ist der Gleichstand verloren, alle dürfen neu überlegen, und ein zweiter Helfer ist nicht erlaubt.
lesson-help = Du hast 7, die Orks 10. { $left } ist auf Stufe 5 und Krieger. Bitte dort um Hilfe: Biete 2 der 3 Schätze und die erste Wahl.
    .title = Hilfe hat ihren Preis
    .hint = Nicht das: Bitte den Krieger, für 2 Schätze, und lass ihn zuerst wählen.
    .done = Abgemacht: 12 gegen 10. Die Schätze liegen offen: erst wählt der Helfer, dann du, dann wieder der Helfer. Andere hätten ein Gegenangebot versucht.
lesson-frogs = Du hast verloren und läufst weg, vor einem Monster nach dem anderen; mit 5 oder 6 entkommst du. Die Fliegenden Frösche (−1 auf Weglaufen) kosten 2 Stufen, der Drache das Leben, aber er verfolgt niemanden bis Stufe 5. Du bist auf Stufe 6. Vor wem läufst du zuerst weg?
    .title = Frösche vor Drachen
    .hint = Der Drache wäre tödlich. Denk daran, was die Frösche mit deiner Stufe machen.
    .done = Die Frösche erwischen dich, also bist du auf Stufe 4, und der Drache hat kein Interesse mehr.
lesson-gold = Gegenstände verkaufst du in deinem Zug: Je volle 1.000 Gold sind eine Stufe. 1.900 sind eine, 2.000 sind zwei. Verkaufe für genau zwei Stufen, und behalte das Rapier.
    .title = Gold ist Gold
    .hint = Rechne nach: 1.100, 500 und 400 sind 2.000. Das Rapier bleibt.
    .done = Zwei Stufen für 2.000 Gold. Die letzte Stufe aber muss man erkämpfen. Mehr brauchst du nicht, um anzufangen.
