import type { Texts } from './texts.ts';

export const turkish: Texts = {
  welcome: `Bu komut siteyi supabase.com'daki yeni bir projeye bağlar. Sorulan bilgileri projenin panelinde bulursunuz.
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
  foreignTables: `Veritabanında sitenin tabloları var, ama bu adımların kaydı yok. Tablolar SQL Editor'de, sitenin eski bir
sürümüyle ya da başka bir yolla kurulmuş; hiçbir şey değiştirilmedi. Yeni bir proje kullanın ya da supabase/README.md
dosyasında "Tables without a record" bölümüne bakın.`,
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
