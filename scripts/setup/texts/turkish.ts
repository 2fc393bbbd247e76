import type { Texts } from './texts.ts';

export const turkish: Texts = {
  welcome: `Bu komut siteyi supabase.com'daki bir projeye bağlar. Sorulan bilgileri projenin panelinde bulursunuz.
Gizli alanlara yazdıklarınız ekranda görünmez ve saklanmaz.
`,
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
Sırada: siteyi aynı şifreyle derleyin,

  ADMIN_PASSWORD='şifreniz' npm run build

ve dist klasörünü yayınlayın: docs/kurulum.md, "Yayınlayın".`,
  failed: 'Kurulum durdu; yarım kalan adım hiçbir şeyi değiştirmedi:',
  ended: 'Kurulum sonlandırıldı.',
};
