export const aboutText =
  'Yirmi beş yılı aşkın tecrübemizle Volkswagen, BMW, Mercedes, Cupra, Audi, Seat ve tüm araçlar için orijinal kalitede yedek parça tedarik ediyoruz.';
