import { GREENLAND } from '#config/constants.ts'

// ISO 3166-1: world-atlas identifies countries by number, the site by two letters.
const pairs =
  '004af 008al 010aq 012dz 016as 020ad 024ao 028ag 031az 032ar 036au 040at 044bs 048bh ' +
  '050bd 051am 052bb 056be 060bm 064bt 068bo 070ba 072bw 076br 084bz 086io 090sb 092vg ' +
  '096bn 100bg 104mm 108bi 112by 116kh 120cm 124ca 132cv 136ky 140cf 144lk 148td 152cl ' +
  '156cn 158tw 170co 174km 178cg 180cd 184ck 188cr 191hr 192cu 196cy 203cz 204bj 208dk ' +
  '212dm 214do 218ec 222sv 226gq 231et 232er 233ee 234fo 238fk 239gs 242fj 246fi 248ax ' +
  '250fr 258pf 260tf 262dj 266ga 268ge 270gm 275ps 276de 288gh 296ki 300gr 304gl 308gd ' +
  '316gu 320gt 324gn 328gy 332ht 334hm 336va 340hn 344hk 348hu 352is 356in 360id 364ir ' +
  '368iq 372ie 376il 380it 384ci 388jm 392jp 398kz 400jo 404ke 408kp 410kr 414kw 417kg ' +
  '418la 422lb 426ls 428lv 430lr 434ly 438li 440lt 442lu 446mo 450mg 454mw 458my 462mv ' +
  '466ml 470mt 478mr 480mu 484mx 492mc 496mn 498md 499me 500ms 504ma 508mz 512om 516na ' +
  '520nr 524np 528nl 531cw 533aw 534sx 540nc 548vu 554nz 558ni 562ne 566ng 570nu 574nf ' +
  '578no 580mp 583fm 584mh 585pw 586pk 591pa 598pg 600py 604pe 608ph 612pn 616pl 620pt ' +
  '624gw 626tl 630pr 634qa 642ro 643ru 646rw 652bl 654sh 659kn 660ai 662lc 663mf 666pm ' +
  '670vc 674sm 678st 682sa 686sn 688rs 690sc 694sl 702sg 703sk 704vn 705si 706so 710za ' +
  '716zw 724es 728ss 729sd 732eh 740sr 748sz 752se 756ch 760sy 762tj 764th 768tg 776to ' +
  '780tt 784ae 788tn 792tr 795tm 796tc 800ug 804ua 807mk 818eg 826gb 831gg 832je 833im ' +
  '834tz 840us 850vi 854bf 858uy 860uz 862ve 876wf 882ws 887ye 894zm'

/** The site's code of a country by its ISO number. */
export const codeOfNumber: Readonly<Record<string, string>> = Object.fromEntries(
  pairs
    .replace('304gl', `304${GREENLAND}`)
    .split(' ')
    .map(pair => [pair.slice(0, 3), pair.slice(3)])
)
