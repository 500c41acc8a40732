/** Passwords that are guessed first, in lower case; those under six characters are refused anyway. */
export const COMMON_PASSWORDS = `
  password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword passwort
  passord passwd pass123 pass1234 pass12345 motdepasse contrasena contraseña wachtwoord senha123 parola123 haslo123
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 012345 654321 7654321 87654321 987654321
  9876543210 0987654321 123123 123123123 1231231234 321321 112233 11223344 1122334455 223344 332211 445566 778899
  998877 121212 12121212 131313 141414 151515 171717 181818 191919 202020 212121 232323 242424 252525 272727 282828
  292929 303030 313131 323232 343434 363636 393939 414141 424242 454545 474747 484848 494949 505050 515151 525252
  535353 545454 565656 575757 585858 595959 616161 626262 636363 646464 656565 676767 686868 696969 717171 727272
  737373 747474 757575 767676 787878 797979 818181 828282 838383 848484 858585 868686 878787 898989 909090 919191
  929292 939393 949494 959595 969696 979797 989898 101010 100000 100200 102030 010203 010101 111000 111222 111222333
  123321 123454321 1234321 12344321 123654 123789 123987 147147 147258 147852 147258369 147896325 159159 159357
  159753 159951 258258 258369 258456 321654 321654987 369258147 357159 456123 456456 456789 456852 741852 741852963
  753159 753951 789123 789456 789456123 789654 852456 852963 951753 963852741 111111 1111111 11111111 111111111
  1111111111 222222 22222222 333333 33333333 444444 44444444 555555 5555555 55555555 666666 6666666 66666666 777777
  7777777 77777777 888888 8888888 88888888 999999 9999999 99999999 999999999 000000 0000000 00000000 000000000
  0000000000 aaaaaa aaaaaaa aaaaaaaa zzzzzz zzzzzzzz xxxxxx xxxxxxxx qqqqqq ssssss dddddd cccccc bbbbbb mmmmmm
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop qwertz qwertzui
  azerty azertyuiop azerty123 qwert123 qwert1234 qwert12345 qweqwe qweqweqwe qweasd qweasdzxc qwe123 qwe123qwe
  qweasd123 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 123qwe 123qweasd 123qweasdzxc 12qwaszx 12345q 123456q 1234qwer 12345qwert
  123456qwerty asdasd asdasdasd asdfgh asdfghj asdfghjk asdfghjkl asdf1234 asdf123 asdfasdf asd123 asdqwe asdzxc
  zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zxc123 zxczxc zxcasd zxcasdqwe mnbvcxz lkjhgfdsa poiuytrewq qazwsx qazwsxedc
  qazwsx123 qazqaz wsxedc 1qaz1qaz !qaz2wsx 1qaz@wsx abc123 abc1234 abc12345 abc123456 abcabc abcd1234 abcd123
  abcdef abcdefg abcdefgh abcde1 abcde123 abcdefg1 123abc 1234abcd 12345a 123456a 1234567a 123456789a 12345678a
  123456ab 123456abc a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1s2d3f4 aa123456 aa12345678
  aaa111 abc111 zxcvb1 123asd 123456aa 123456s 123456z 123456m 123456d q123456 s123456 z123456 m123456 w123456
  qq123456 asd12345 asd123456 woaini woaini1314 5201314 520520 1314520 iloveyou iloveyou1 iloveyou2 iloveyou! iloveu
  iloveme loveyou lovelove loveme love123 lover1 mylove ilovegod iloveu2 admin1 admin12 admin123 admin1234
  administrator admin@123 root123 rootroot toor123 guest123 guest1 user123 username test123 test1234 test12345
  testtest tester testing testing1 testuser demo123 demodemo default letmein letmein1 letmein! letmein123 welcome
  welcome1 welcome12 welcome123 welcome! changeme changeme1 changeme123 secret secret1 secret123 access access1
  access14 login1 login123 master master1 master123 masterkey super123 superman superuser system system1 server
  computer computer1 internet internet1 connect google google1 google123 facebook facebook1 twitter linkedin
  linkedin1 myspace myspace1 youtube samsung samsung1 nokia1 motorola iphone android windows windows1 microsoft
  apple123 github gitlab oracle mysql1 postgres postgres1 database cisco123 dell123 compaq gateway monkey monkey1
  monkey12 monkey123 dragon dragon1 dragon12 dragon123 shadow shadow1 shadow12 shadow123 sunshine sunshine1 princess
  princess1 princess12 princess123 football football1 football12 baseball baseball1 basketball basketball1 soccer
  soccer1 soccer10 soccer12 hockey hockey1 tennis tennis1 golfer golfing fishing fishing1 swimming swimmer cycling
  cyclist running runner runner1 triathlon triathlon1 ironman ironman1 ironman123 ironman70 marathon marathon1
  hunter hunter1 hunter2 hunter12 batman batman1 batman123 spider spiderman spiderman1 superman1 superman123
  starwars starwars1 startrek pokemon pokemon1 pokemon123 naruto naruto1 naruto123 minecraft minecraft1 fortnite
  roblox123 matrix1 trustno1 whatever whatever1 nothing nothing1 freedom freedom1 ninja1 ninja123 killer killer1
  killer123 mustang mustang1 corvette ferrari ferrari1 porsche mercedes yamaha yamaha1 honda1 harley harley1 toyota
  suzuki camaro chevy1 ranger ranger1 cowboy cowboy1 cowboys cowboys1 eagles eagles1 steelers steelers1 packers
  yankees yankees1 redsox lakers lakers1 lakers24 chelsea chelsea1 arsenal arsenal1 liverpool liverpool1 barcelona
  barcelona1 realmadrid juventus manchester manutd rangers rangers1 celtic celtic1 patriots bulldog bulldogs broncos
  raiders raiders1 jordan jordan1 jordan23 kobe24 michael23 michael michael1 jennifer jennifer1 jessica jessica1
  ashley ashley1 ashley12 nicole nicole1 nicole12 daniel daniel1 daniel12 daniel123 joshua joshua1 joshua12 matthew
  matthew1 andrew andrew1 andrew12 anthony anthony1 robert robert1 robert12 thomas thomas1 thomas12 charlie charlie1
  charlie123 william william1 james1 james123 justin justin1 justin12 jasmine jasmine1 amanda amanda1 samantha
  samantha1 melissa melissa1 michelle michelle1 stephanie elizabeth elizabeth1 hannah hannah1 sophie sophie1
  isabella olivia olivia1 emily1 emily123 lauren lauren1 rachel rachel1 rebecca taylor taylor1 jordan12 brandon
  brandon1 brandon12 christian christian1 christopher jonathan alexander alexander1 alexandra alexis alexis1
  benjamin nicholas nicholas1 patrick patrick1 richard richard1 joseph joseph1 george george1 martin martin1 maggie
  maggie1 ginger ginger1 buster buster1 tigger tigger1 pepper pepper1 bailey bailey1 cookie cookie1 cookie123 summer
  summer1 summer12 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter winter1
  winter12 winter2023 winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn autumn1 autumn2024
  autumn2025 autumn2026 january february march123 april123 monday monday1 friday friday1 sunday sunday1 october
  november december august flower flower1 flowers butterfly butterfly1 purple purple1 orange orange1 yellow yellow1
  silver silver1 golden golden1 diamond diamond1 crystal crystal1 rainbow rainbow1 angel1 angel123 angels angels1
  babygirl babygirl1 babyboy babyboy1 baby123 lovely lovely1 sweety sweetie sweetheart honey1 honey123 cutie1
  friends friends1 friend forever forever1 family family1 family123 mother mother1 father father1 sister brother
  jesus1 jesus123 jesuschrist christ christ1 blessed blessed1 heaven heaven1 faith1 lucky1 lucky7 lucky13 happy1
  happy123 smile1 smiley peace1 chocolate chocolate1 banana banana1 cheese cheese1 pepsi1 coffee coffee1 hello1
  hello12 hello123 hello1234 hello! hellohello hallo123 hallo1 bonjour bonjour1 ciao123 amigos hola123 thunder
  thunder1 phoenix phoenix1 blink182 metallica metallica1 nirvana slipknot greenday eminem eminem1 rockstar
  rockstar1 guitar guitar1 music1 music123 piano1 dancer dancer1 dance123 player player1 gamer1 gamer123 gaming
  counter counterstrike playboy playboy1 pussycat peanut peanut1 snoopy snoopy1 scooby scooby1 mickey mickey1
  garfield tinkerbell barbie barbie1 simpsons homer1 bonnie bonnie1 merlin merlin1 gandalf gandalf1 frodo1 hermione
  harrypotter voyager enterprise dolphin dolphin1 dolphins turtle turtle1 rabbit rabbit1 tiger1 tiger123 tigers
  tigers1 lion123 panther panthers panda1 panda123 kitten kitty1 kitty123 hellokitty puppy1 puppy123 doggie horses
  horses1 falcon falcon1 cheyenne dakota dakota1 london london1 paris1 berlin berlin1 munich sydney newyork newyork1
  chicago chicago1 boston boston1 dallas dallas1 texas1 florida california america america1 canada canada1 mexico
  mexico1 brasil brasil1 deutschland france1 england england1 ireland scotland russia india123 pakistan philippines
  7777777a abcd12345 zaqwsx zaqwsxcde xsw21qaz passpass fuckyou fuckyou1 fuckyou2 fuckoff fuckme asshole asshole1
  bitch1 bullshit pussy1 sexsex sexy123 sexygirl badboy badboy1 badgirl bigdaddy daddy1 daddysgirl mommy1 mommy123
  loveme1 single single1 123love 1love1 money1 money123 dollar dollars rich123 million cowgirl princesa estrella
  tequiero teamo1 teamo123 alejandro alejandra carlos carlos1 fernando gabriel gabriela sebastian valentina daniela
  andrea andrea1 bailar corazon bonita hermosa familia mariposa chocolat soleil doudou loulou nicolas marseille
  schatz schatzi hallo12 sommer sommer1 fussball ficken killer12 kennwort geheim geheim1 passwort1 passwort123
  andreas sabine stefan juliana giovanni francesca alessandro ciaociao juventus1 nutella blahblah blah123 asdfjkl
  qwaszx 2wsx3edc 3edc4rfv zxcvasdf poop123 poopoo booboo booboo1 boomer boomer1 bubbles bubbles1 sparky sparky1
  rocky1 rocky123 maddog winner winner1 champion champion1 warrior warrior1 legend legend1 hacker hacker1 hack123
  zombie zombie1 vampire twilight twilight1 edward edward1 bella1 bella123 jacob1 jacob123 ethan1 mason1 logan1
  lucas1 dylan1 dylan123 tyler1 tyler123 austin austin1 cameron cameron1 hunter123 chester chester1 oliver oliver1
  oscar1 simba1 simba123 smokey smokey1 midnight midnight1 precious precious1 october1 november1 december1 september
  computer123 internet123 superstar superstar1 snowball snowman snickers sandra sandra1 victoria victoria1 vanessa
  vanessa1 veronica monica1 natasha natalie natalie1 marina marina1 maria1 maria123 martina1 manuel manuel1 marcos
  miguel miguel1 ricardo rodrigo roberto roberto1 antonio antonio1 angela angela1 angelo angelina angelica patricia
  patricia1 pamela123 carolina caroline catherine charlotte1 claudia cristina cristian danielle danielle1 dominic
  eduardo
`
