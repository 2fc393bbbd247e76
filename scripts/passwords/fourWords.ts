import { randomInt } from 'node:crypto';

/** 1024 Turkish words without Turkish letters, which every keyboard has: each word is worth 10 bits. */
const WORDS = `
  adres afet ahenk ahududu akkor aksam akustik alarm albay alem alev almanak alyans ambar amber amir ampul anahtar anket
  anten araba arena argo armut arsa asker astar atlas atlet avare avize avlu ayak ayar ayaz ayna ayran azot bacak bade
  badem bagaj bahar bahis bakla balet balina balkon balta bambu bamya bando bank bardak barem bariyer barut basamak
  basket baston batak bavul bayat bayrak bayram bazalt beden begonya belde belge bereket beste beton beyaz beyin bezelye
  biber bidon bilet bilezik bilgi bina bira bitki bluz boks bone bora bordro borsa bostan botanik boya bozkir bucak
  buket bukle bulgur bulut bulvar burgu burun buzul cacik cadde cambaz camekan cami cebir ceket cemre cephe cerrah
  cetvel cevap cevher ceviz ceylan cezve cilt cirit cisim civa civar cumba cumhur cunta dakika dalga damar damat damla
  dans dantel dara davet davul dede defne defter delik delta demet deniz depo derece dergi deri ders desen destan destek
  deve devir devlet devre diken dikiz dilek dilim dingil direk dirsek disk divan diyar dizel dizi doku dolap dolma dolu
  domates domino donanma doping dram duba dudak dukkan duman durak duru duvak duygu ebru ecza edat edebi efsane egzoz
  ekim ekip ekose ekran eksen elek elma elmas emanet emek endeks enfes enginar enkaz ense epik erik erkek esans eser
  eskimo esnaf esnek espri eter etiket evrak evren eylem ezber ezgi fabrika fanila fanus fasulye fatura fayans fayton
  fener ferman fermuar fidan fikir film filo filtre fincan firma fiskiye fistik fitil flora folk fonda forma formul
  forum foto frekans fuar fular funda futbol galeri garaj gargara garson gazino gazoz gece gedik gelin gelir gemi genel
  geri gerilim geyik gezegen gezi gider gitar giysi golf gondol goril grafik gram granit grev grup guguk gurme gusto
  haber hacim hafif hafiye hafta haki halk halka hamak hamam hamle hamsi hamur hane hapis harem harf harita harman harp
  hasat hasir hatir hava havlu havuz havza hayal hayat haydut hazine heceli hedef hekim helezon helva hemen hendek
  hentbol heves heybe heykel hibe hikaye hilal hile hindi hoca horoz hoyrat hudut hukuk hurda huzur ibrik idman idrak
  ihale ikaz iklim ikram iksir ilan ilim ilke ilmek imar imbat imdat imge imha inci incir indeks inek insan ipek iplik
  irade irmik iskele iskelet ispat istif itfaiye itina ivme iyilik izin iznik jaluzi jant japon jeton jilet jips jokey
  judo jumbo jurnal kabak kabin kablo kabuk kadeh kader kadife kadran kafa kafes kahve kaide kaktus kalem kalibre kalip
  kalkan kalp kamera kamp kampana kanal kanat kandil kanepe kanguru kano kantar kantin kapak kapan kaplan kaporta kapsam
  kaptan kapuska karaca karavan karbon kardan karga karinca karne karpuz kart karton kasa kasaba kase kaset kasik kasim
  kask katar katran kavak kaval kavim kavis kavun kaya kaymak kaynak kayrak kazak kazan kazma kebap kedi kefal kefil
  kekik kelebek kelime keman kemer kemik kenar keramik kereste kerevit kestane keten keyif kibrit kiler kilise kilit
  kimlik kimya kira kiraz kirpi kirpik klakson klarnet klasik klavye klima klon kobra kokteyl kolon kolonya koltuk
  komedi komut konak konfor koni konser kontrol konu konvoy kopya koral kordon koridor korna korse kort koru kosinus
  kova kovan koyun koza kravat krem krep kristal kroki kron kubbe kulak kulis kulp kumanda kumbara kumru kumsal kupa
  kura kurdele kurgu kurs kurt kuru kusur kutu kuvars kuvvet kuzey kuzgun kuzu lades lahana lale lama lamba lastik
  lavanta levent levha levrek leylak leylek lezzet liman limit limon lira lise liste litre lobi logo lokal lokum lonca
  loto maden mahalle makale makas makina makyaj manav manda mandal manken mantar manto marka market marti masa masal
  maske mastar matara maya maymun mayo mazot medrese mehtap mekan mektup melodi melon memur mendil menekse mengene
  mercan mercek mermer mersin mesaj meslek metal metot metro mevsim meyve mezat mezura mide midye mihrap mikser miktar
  mimoza minare minder mineral miras misafir misket mobilya moda modem mola molekul moloz monitor montaj motif motor
  mucit muhtar muska muslin mutfak mutlu muzip nabiz nakit nakliye nane narin nasip natura navlun nazar nehir nektar
  neon nesne nevruz nezle nicel nikel ninni nisan nitel nizam noel noksan nokta norm nota numara nutuk obje obua odak
  ofis ofset oklava oktav okul okyanus olay oluk omlet omuz onay opal opera optik oran ordu organ orkide orman otel
  otoban otobus otomat oval oyuk oyun oyuncak paket palamut palet palmiye palto pamuk panayir pancar panda panjur pano
  papatya papyon para pardon parfum park parmak pasaj pasta pastil patates patika patlak pazar pelerin pelikan pencere
  pense perde pergel peron petek pide pijama piknik pilav pilot pipet piramit piyade piyon plaj plak plaka plan poligon
  polis pompa portre poster potin poyraz prens prizma profil proje pudra puzzle rabat radar radyo rakam raket ralli
  rampa rapor ravent refah reform rehber rekor rende renk resmi ressam reyon rezene rihtim ritim rizom robot roman rota
  rozet rubai ruhsat rulet rulo rumba rutin sabit sabun saha sahil sahne sakal saksi salam salep salon saman samba sanat
  sanayi sandal saniye saray sarma satir sauna savan saydam sayfa sebze sedef sedir sedye sehpa selam sele selvi semaver
  semer semt sene sepet seramik serbest seren sergi serum servet servis sevgi seyir sezon sihir sikke silah silo simge
  simit sincap sinek sinema sini siren sirke sistem site sivil siyah soba sofra soket solist somun sonat spiral spor
  stadyum stil stok sultan sumak sunum surat susam tablet tablo tabut takoz taksi takvim talim tampon tandem tango tank
  tapu tarak tarhana tarif tarih tarla tartan tasarim tasma tavan tavla tavuk tayfun tekel tekir tekne temel tencere
  teneke tenis tente tepe tepsi teras terazi termos testere testi tezgah ticaret tilki timsah tiyatro tombala tomruk
  tonik topaz topuk torba torna toros tost tramvay transit trapez tren tribun tuluat tulum tuna turist turna turnuva
  turp turta tutar tutku tuval ulak umut unvan urgan usta usul uydu uyku uzak uzay uzman vade vadi vaka vakit valiz vana
  vanilya vapur vardiya varil vatan vatoz vazo veda vergi vernik vezir video viraj virgul viski vitamin vitrin viyola
  vizon vizyon volkan vurgu yafta yaka yalak yama yanak yaprak yardim yarin yasa yasemin yatak yatay yayla yazar yazma
  yelek yelken yelpaze yemlik yeni yerel yetki yonca yorgan yorum yosun yulaf yumru yunus yurt yuva zafer zahter zaman
  zambak zebra zeka zemin zeplin zerdali zeybek zeytin zihin zirve ziyafet ziyaret zurna
`
  .trim()
  .split(/\s+/);

/** A new password of four words. With 40 bits, and half a second for each try at the hash in the page, it holds out. */
export function fourWords(): string {
  return Array.from({ length: 4 }, () => WORDS[randomInt(WORDS.length)]).join(' ');
}
