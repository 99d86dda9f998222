/** Somebody to talk to. */
export interface CrisisLine {
  /** ISO 3166 code of the country in which the number can be called. */
  readonly country: string;
  /** The country in English, as it reads after "in". */
  readonly place: string;
  readonly name: string;
  /** What to dial. */
  readonly contact: string;
  /** The line's own pages, which are the source of the number. */
  readonly url: string;
  /** The day on which the number was written down. */
  readonly asOf: string;
}

/** When the list was written, from what the lines publish. Nobody called them; compare it again with every release. */
const AS_OF = '2026-11-22';

/** Where lines of every country are listed and kept up to date. */
export const LINES_EVERYWHERE = 'findahelpline.com';

/** Lines that cover a whole country. A country that is missing here is sent to {@link LINES_EVERYWHERE}. */
export const CRISIS_LINES: readonly CrisisLine[] = [
  line(
    'US',
    'the United States',
    '988 Suicide & Crisis Lifeline',
    '988 (call or text)',
    'https://988lifeline.org',
  ),
  line('CA', 'Canada', '9-8-8 Suicide Crisis Helpline', '988 (call or text)', 'https://988.ca'),
  line('GB', 'the United Kingdom', 'Samaritans', '116 123', 'https://www.samaritans.org'),
  line('IE', 'Ireland', 'Samaritans', '116 123', 'https://www.samaritans.org/ireland'),
  line('AU', 'Australia', 'Lifeline', '13 11 14', 'https://www.lifeline.org.au'),
  line('NZ', 'New Zealand', 'Need to talk?', '1737 (call or text)', 'https://1737.org.nz'),
  line(
    'DE',
    'Germany',
    'TelefonSeelsorge',
    '116 123 or 0800 111 0 111',
    'https://www.telefonseelsorge.de',
  ),
  line('AT', 'Austria', 'TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at'),
  line('CH', 'Switzerland', 'Die Dargebotene Hand', '143', 'https://www.143.ch'),
  line('FR', 'France', 'Numéro national de prévention du suicide', '3114', 'https://3114.fr'),
  line('ES', 'Spain', 'Línea 024', '024', 'https://www.sanidad.gob.es/linea024'),
  line('NL', 'the Netherlands', '113 Zelfmoordpreventie', '113 or 0800 0113', 'https://www.113.nl'),
  line('SE', 'Sweden', 'Mind Självmordslinjen', '90101', 'https://mind.se'),
  line('NO', 'Norway', 'Mental Helse', '116 123', 'https://mentalhelse.no'),
  line('DK', 'Denmark', 'Livslinien', '70 201 201', 'https://www.livslinien.dk'),
  line('FI', 'Finland', 'MIELI Kriisipuhelin', '09 2525 0111', 'https://mieli.fi'),
  line('PL', 'Poland', 'Telefon zaufania dla dorosłych', '116 123', 'https://116sos.pl'),
  line('BR', 'Brazil', 'CVV', '188', 'https://www.cvv.org.br'),
  line('ZA', 'South Africa', 'SADAG', '0800 567 567', 'https://www.sadag.org'),
  line('IN', 'India', 'Tele MANAS', '14416', 'https://telemanas.mohfw.gov.in'),
  line('KR', 'South Korea', '자살예방 상담전화', '109', 'https://www.129.go.kr/109'),
  line('JP', 'Japan', 'よりそいホットライン', '0120 279 338', 'https://www.since2011.net/yorisoi'),
];

function line(
  country: string,
  place: string,
  name: string,
  contact: string,
  url: string,
): CrisisLine {
  return { country, place, name, contact, url, asOf: AS_OF };
}
