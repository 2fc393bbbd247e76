import type { Texts } from './english.ts';

export const turkish: Texts = {
  welcome: `
Şimdi site supabase.com'daki bir projeye bağlanır. Sorulan bilgileri projenin panelinde bulursunuz.
Gizli alanlara yazdıklarınız ekranda görünmez ve saklanmaz.
`,
  askFacts: `Önce dükkânınızın bilgileri. Köşeli parantezin içi doğruysa Enter'a basın.
`,
  questions: {
    SHOP_NAME: 'Dükkânın adı',
    SHOP_PHONE: 'Telefon; birden çoksa aralarına /',
    SHOP_WEBSITE: 'Sitenin https:// ile başlayan adresi; bilmiyorsanız Enter',
  },
  askAddress: 'Project URL (https://….supabase.co):',
  askKey: 'Publishable (ya da anon) anahtarı:',
  askConnection: 'Session pooler bağlantı dizesi ("Connect" düğmesi; gizli):',
  askDatabasePassword: 'Veritabanının parolası (gizli):',
  offeredPassword: (password) =>
    `Size dört kelimelik bir şifre: ${password}
Bunu almak için bir yere yazıp Enter'a basın ya da kendi şifrenizi yazın.`,
  askPassword: 'Site Yönetimi için yönetici şifresi, en az 10 karakter (gizli):',
  askAgain: 'Aynı şifre, bir kez daha (gizli):',
  notAnAddress: 'Bu bir proje adresi değil; adres https://abcdefgh.supabase.co gibi görünür.',
  notReached: 'Bu adresten cevap gelmedi; adresi ve internet bağlantınızı kontrol edin.',
  secretKey:
    'Bu, sitede hiçbir zaman bulunmaması gereken gizli anahtar; publishable olanı kopyalayın.',
  notAKey: 'Bu bir anahtar değil; anahtar sb_publishable_ ya da eyJ ile başlar.',
  keyRefused: 'Proje bu anahtarı kabul etmiyor; anahtarı yeniden kopyalayın.',
  notAConnection: 'Bu bir bağlantı dizesi değil; dize postgresql:// ile başlar.',
  otherProject: 'Bu bağlantı dizesi, adresini yazdığınız projeye ait değil.',
  notConnected: (code) => `Veritabanı bu dize ve parolayla açılamıyor (${code}).`,
  tooShort: 'Şifre en az 10 karakter olmalı.',
  tooLong: 'Şifre en çok 72 bayt olabilir; bir Türkçe harf iki bayt sayılır.',
  known: 'Bu, herkesin ilk deneyeceği şifrelerden; daha zor bir şifre seçin.',
  notTheSame: 'İki şifre aynı değil.',
  applied: (count) => `Tablolar: ${count} adım uygulandı.`,
  nothingToApply: 'Tablolar: bütün adımlar daha önce uygulanmış.',
  unverified: (code) =>
    `Bu sunucunun sertifikası doğrulanamıyor (${code}); her şeyi okuyup değiştiren yabancı bir sunucu olabilir. Kendi sertifika
dosyanız varsa dizenin sonuna ekleyebilirsiniz: ?sslrootcert=<dosyanın yolu>`,
  askUnverified: 'Yine de bağlanılsın mı? İstiyorsanız evet yazın:',
  passwordNotSent: `Şifre: doğrulanmamış bir sunucuya gönderilmedi. Projenin SQL Editor bölümünde belirleyin:
select private.set_admin_password('şifreniz');`,
  unrecorded: `Veritabanında sitenin tabloları var, ama bu adımların tam kaydı yok: tablolar SQL Editor'de ya da sitenin eski bir
sürümüyle kurulmuş. Güncel duruma getirilebilirler. Bütün kayıtlar numaralarıyla, fotoğraflar ve şifre kalır; bir şey uymazsa
hiçbir şey değiştirilmez. Birkaç saniye sürer, bu sırada site kayıt yapamaz.`,
  askTakeOver: 'Şimdi yapılsın mı? İstiyorsanız evet yazın:',
  takenOver: 'Tablolar: güncel duruma getirildi ve kaydedildi; bütün kayıtlar yerinde.',
  notTakenOver: 'Hiçbir şey değiştirilmedi.',
  askReplacePassword: `Panelin şu ana kadar başka bir şifresi var. Yeni şifreyle, yayındaki sayfalar yeniden derlenene kadar kayıt yapamaz.
Değiştirilsin mi? İstiyorsanız evet yazın:`,
  passwordSet: 'Şifre: belirlendi.',
  passwordKept: 'Şifre: zaten buydu.',
  settingsWritten: 'Ayarlar: .env.local dosyasına yazıldı.',
  settingsKept: 'Ayarlar: .env.local dosyasında zaten vardı.',
  proved: 'Deneme: okuma da şifreyle yazma da çalışıyor.',
  onlyRead: 'Deneme: okuma çalışıyor. Listeler boş olduğu için yazma denenmedi.',
  notProved: (status) =>
    `Proje adresi üzerinden okuma ya da yazma olmadı (cevap ${status}). Komutu bir dakika sonra yeniden çalıştırın.`,
  next: `
Sırada: siteyi derleyin,

  npm run build

ve dist klasörünü yayınlayın: docs/kurulum.md, "Yayınlayın".`,
  failed: 'Kurulum durdu; yarım kalan adım hiçbir şeyi değiştirmedi:',
  ended: 'Kurulum sonlandırıldı.',
  noDatabase:
    'Veritabanı verilmemiş (DATABASE_URL): mağaza yerel verilerle derlenir. Panelde yaptıklarınız yalnız o tarayıcıda durur, ziyaretçiler örnekleri görür.',
  databaseAsItIs:
    'DATABASE_URL verilmemiş: veritabanı olduğu gibi kullanılır, tablolar denetlenmez.',
  preview: 'Bu, bir dalın önizlemesidir: veritabanına dokunulmaz, olanla derlenir.',
  noAddress:
    'SUPABASE_URL verilmemiş, DATABASE_URL değerinden de anlaşılmıyor: projenin adresini (Project URL) verin.',
  noKey:
    'SUPABASE_PUBLISHABLE_KEY verilmemiş: Supabase’de Project Settings → API Keys bölümündeki publishable anahtarı verin.',
  transactionPooler:
    'Bu, Transaction pooler adresi (6543) ve kurulum için uygun değil: Supabase’de "Connect" altındaki "Session pooler" dizesini verin.',
  unreadableConnection:
    'Veritabanı adresi okunamıyor. postgresql:// ile başlamalı, [YOUR-PASSWORD] yerine parola yazılmalı.',
  needsSessionPooler:
    'Veritabanının doğrudan adresine buradan ulaşılamıyor (IPv6 ister): Supabase’de "Connect" altındaki "Session pooler" dizesini verin.',
  noAdminPassword:
    'ADMIN_PASSWORD verilmemiş: panelin şifresini verin, en az 10 karakter. Şifresiz paneli kimse açamaz.',
  otherPassword:
    'ADMIN_PASSWORD, panelin şimdiki şifresi değil. Şifre gerçekten değişecekse ADMIN_PASSWORD_REPLACE=1 verin; yayındaki sayfalar yeniden yüklenene kadar kayıt yapamaz.',
  foreignTables:
    'Veritabanında sitenin tabloları var, ama bu adımların tam kaydı yok. Kayıtlarınız kalarak güncel duruma getirilmesi için SETUP_TAKE_OVER=1 verin.',
  setupOnly: (names) =>
    `${names} yalnız kurulum içindir, sayfada yer almaz: değiştirmek için yeniden yayınlamak gerekmez.`,
  missingMigrations: (count) => `Tablolar: ${count} adım eksik; npm run setup tamamlar.`,
  noPasswordYet: 'Panelin şifresi belirlenmemiş; npm run setup belirler.',
  noPictures: 'Fotoğrafların saklanacağı yer (pictures) yok; Supabase Storage açık olmalı.',
  noConnection: 'Veritabanının adresi verilmedi: tablolar, şifre ve fotoğraf yeri denetlenmedi.',
  sampleFacts: (names) => `Hâlâ örnek dükkânın bilgisi: ${names}.`,
  allWell: 'Eksik ya da yanlış bir şey bulunmadı.',
};
