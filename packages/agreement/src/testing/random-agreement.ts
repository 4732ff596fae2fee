import { aCouple } from './couple';
import type { AgreementBlock, AgreementTree, ClauseNode, Inline, SectionNode } from '../tree';

/** Words that people write their names and promises with, by script. */
const WORDS = {
  Latin: 'Zoë Nguyễn Thị Ánh đường Łukasz Škvorecký Ørsted señor garçon naïveté São Straße Þórður dụng nghĩa œuvre',
  Greek: 'Ζωή Παπαδοπούλου συμφωνία γάμος περιουσία ακίνητο τράπεζα χρέος ἀρχή σπίτι λίμνη',
  Cyrillic: 'Юлия Щукина договор супруги имущество Київ їжак ґанок завод ћерка љубав ӱ йод объём',
  Hebrew: 'דוד כהן נכסים הסכם ממון בית חיפה שלום ילדים ירושה חשבון',
  Arabic: 'محمد الفارسي اتفاق الزواج بيت بغداد أموال ديون سلام لقاء مؤسسة إلى ئام',
  Devanagari: 'अमित शर्मा विवाह समझौता संपत्ति घर दिल्ली क्षत्रिय ज्ञान पुत्री ऋण',
  'Simplified Han': '小龙 李明 婚前协议 财产 房屋 银行 债务 我们 约定 上海 继承',
  'Traditional Han': '小龍 李華 婚前協議 財產 房屋 銀行 債務 我們 約定 臺北 繼承',
  Kana: 'さくら タナカ たかはし ケンジ やくそく ビル ぎんこう ゆいごん パーティー ヴァイオリン',
  Hangul: '민준 김서연 혼전계약 재산 은행 서울특별시 채무 상속 약속 우리집',
  Armenian: 'Արամ Խաչատրյան համաձայնություն ամուսնություն գույք տուն բանկ պարտք Երևան ժառանգություն',
  Georgian: 'ნინო ბერიძე შეთანხმება ქორწინება ქონება სახლი ბანკი ვალი თბილისი მემკვიდრეობა',
  Thai: 'สมชาย ศรีสุวรรณ น้ำฝน กิ่งแก้ว ปิ่น ผู้ใหญ่ ปู่ย่า ที่ดิน สัญญาก่อนสมรส ทรัพย์สิน หนี้สิน กตัญญู เพ็ชร์ ฟ้า เป้า ป๋า ฎีกา ญี่ปุ่น ฐานะ ไม้ ฝั่ง',
  Khmer: 'សុខា ចាន់ ស្រីមុំ កិច្ចសន្យា អាពាហ៍ពិពាហ៍ ទ្រព្យសម្បត្តិ ធនាគារ បំណុល ភ្នំពេញ ផ្ទះ ស្ត្រី ក្រុម ខ្ញុំ',
  Burmese: 'အောင်ဆန်း မင်္ဂလာ စာချုပ် ပိုင်ဆိုင်မှု ဘဏ် ရန်ကုန် ကျော် ခင်ခင်',
  Bengali: 'অমিত চট্টোপাধ্যায় বিবাহ চুক্তি সম্পত্তি ঋণ ব্যাংক শ্রী দুর্গা হৃদয় ক্ষমা মুখার্জি সূর্য চাঁদ',
  Telugu: 'శ్రీనివాస్ రెడ్డి వివాహ ఒప్పందం ఆస్తి బ్యాంకు హైదరాబాద్ కృష్ణ లక్ష్మి',
  Tamil: 'அருண் குமார் திருமணம் ஒப்பந்தம் சொத்து வங்கி கடன் லட்சுமி ஸ்ரீ கோவிந்தன் பெண்',
  Gurmukhi: 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ ਵਿਆਹ ਸਮਝੌਤਾ ਜਾਇਦਾਦ ਬੈਂਕ ਕਰਜ਼ਾ ਗੁਰਪ੍ਰੀਤ ਕੌਰ ਪੰਜਾਬ ਸ੍ਰੀ',
  Gujarati: 'અમિત પટેલ લગ્ન કરાર મિલકત બેંક દેવું શ્રી કૃષ્ણ સંપત્તિ ક્ષમા જ્ઞાન',
  Kannada: 'ಶ್ರೀನಿವಾಸ ರಾವ್ ವಿವಾಹ ಒಪ್ಪಂದ ಆಸ್ತಿ ಬ್ಯಾಂಕ್ ಸಾಲ ಕೃಷ್ಣ ಲಕ್ಷ್ಮಿ ಬೆಂಗಳೂರು',
  Malayalam: 'ശ്രീജ നായർ വിവാഹം കരാർ സ്വത്ത് ബാങ്ക് കടം കൃഷ്ണൻ തിരുവനന്തപുരം ലക്ഷ്മി',
  Sinhala: 'සමන් පෙරේරා විවාහ ගිවිසුම දේපළ බැංකුව ණය ශ්‍රී ලංකා කොළඹ ක්‍රිෂ්ණ',
  Ethiopic: 'አበበ ቢቂላ ጋብቻ ስምምነት ንብረት ባንክ ዕዳ አዲስ አበባ',
} as const;
export type Script = keyof typeof WORDS;
export const SCRIPTS = Object.keys(WORDS) as Script[];

/** A couple whose names, and what they wrote themselves, are in a script. */
export function aNamedCouple(script: Script) {
  const [first = '', second = '', ...others] = WORDS[script].split(' ');
  return aCouple()
    .named({ firstName: first, lastName: second }, { firstName: second, lastName: first })
    .agreeOn({ at_custom: `${others.join(' ')}.` });
}

/** Long English words are broken at a line's end, and ligatures wait in many of them. */
const ENGLISH =
  'the Party agrees that every separate property office affidavit difficult financial waffle fluff disclosure acknowledgment representation notwithstanding characterization indemnification responsibility between them $1,234.56 40% (the “Cut-off Date”) § 1600-1617 and/or one-half well-known, first; second: third. A’s B’s 5,000.00 of in to';

/** The same numbers for the same seed (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Writer {
  readonly #next: () => number;
  readonly #own: string[];
  readonly #english = ENGLISH.split(' ');
  /** Keys of the clauses so far, which references may lead to. */
  readonly keys: string[] = [];

  constructor(seed: number, script: Script) {
    this.#next = numbersFrom(seed);
    this.#own = WORDS[script].split(' ');
  }

  upTo(count: number): number {
    return Math.floor(this.#next() * count);
  }

  /** That many words or fewer, a third of them of the script. */
  text(most: number): string {
    const words = Array.from({ length: 1 + this.upTo(most) }, () =>
      this.upTo(3) === 0 ? this.#pick(this.#own) : this.#pick(this.#english),
    );
    return words.join(' ');
  }

  own(count: number): string {
    return Array.from({ length: count }, () => this.#pick(this.#own)).join(' ');
  }

  inlines(most: number): Inline[] {
    const parts: Inline[] = [{ type: 'text', text: `${this.text(most)} ` }];
    if (this.upTo(2) === 0) parts.push({ type: 'value', text: this.text(4), sources: [] });
    const target = this.keys[this.upTo(this.keys.length)];
    if (target !== undefined && this.upTo(2) === 0)
      parts.push(
        { type: 'text', text: ' ' },
        { type: 'reference', text: `Section ${this.upTo(20)}.${this.upTo(9)}`, target },
      );
    return [...parts, { type: 'text', text: ` ${this.text(4)}.` }];
  }

  block(): AgreementBlock {
    const lines = [
      { label: 'Signature', width: 'full' as const },
      { label: 'Date', width: 'half' as const },
      { label: 'City and state', width: 'half' as const },
    ];
    switch (this.upTo(7)) {
      case 0:
        return {
          type: 'definitions',
          entries: [1, 2].map((at) => ({ termKey: `t${at}`, term: this.text(2), inlines: this.inlines(20) })),
        };
      case 1:
        return {
          type: 'table',
          caption: this.upTo(2) === 0 ? null : this.text(3),
          columns: [
            { label: 'Description', align: 'start', width: 4 },
            { label: 'Held with', align: 'start', width: 3 },
            { label: 'Value', align: 'end', width: 3 },
          ],
          rows: Array.from({ length: 1 + this.upTo(14) }, () => [
            [this.text(5), this.text(3)].slice(0, 1 + this.upTo(2)).join('\n'),
            this.text(3),
            this.upTo(9) === 0 ? '$90,071,992,547,409.91' : `$${1 + this.upTo(999)},${100 + this.upTo(899)}.00`,
          ]),
          totals: [{ label: 'Total USD', value: '$12,345.67' }],
          emptyText: null,
        };
      case 2:
        return {
          type: 'table',
          caption: this.text(2),
          columns: [{ label: 'Year', align: 'start', width: 1 }],
          rows: [],
          totals: [],
          emptyText: `${this.text(8)}.`,
        };
      case 3:
        return { type: 'signature', title: null, side: 'A', name: this.own(2), role: 'Party', lines };
      case 4:
        return {
          type: 'certificate',
          title: this.text(4),
          paragraphs: [`State of ______________\nCounty of ${this.text(2)}`, this.text(30)],
          lines,
        };
      case 5:
        return { type: 'initials', rows: [{ label: this.text(6), names: ['A', 'B'] }] };
      default:
        return { type: 'paragraph', inlines: this.inlines(40) };
    }
  }

  clause(number: string, heading: string | null, depth: number): ClauseNode {
    const key = `clause_${this.keys.length}`;
    this.keys.push(key);
    const child = (at: number) => `(${'abcdefgh'[at] ?? 'z'})`;
    return {
      kind: 'clause',
      key,
      id: key,
      number,
      heading,
      textStyle: null,
      listStyle: 'NUMERIC',
      isSeparatePage: false,
      blocks: [
        { type: 'paragraph', inlines: this.inlines(30) },
        ...Array.from({ length: depth === 0 ? this.upTo(3) : 0 }, () => this.block()),
      ],
      children: Array.from({ length: depth > 1 ? 0 : this.upTo(4) }, (_, at) =>
        this.clause(child(at), null, depth + 1),
      ),
      summary: null,
      provenance: {
        templateId: '',
        templateVersion: '',
        clauseTemplateId: '',
        isAlwaysIncluded: true,
        conditions: [],
        facts: [],
        state: null,
        reviewedByCounsel: false,
      },
    };
  }

  #pick(words: readonly string[]): string {
    return words[this.upTo(words.length)] ?? '';
  }
}

/** An agreement of a few random clauses whose names, texts and tables are partly of the script. */
export function randomAgreement(seed: number, script: Script): AgreementTree {
  const writer = new Writer(seed, script);
  const section = (kind: SectionNode['kind'], number: string | null, clauses: ClauseNode[]): SectionNode => ({
    key: `section_${kind}_${number}`,
    id: '',
    kind,
    number,
    title: writer.text(4),
    textStyle: null,
    listStyle: 'NUMERIC',
    isSeparatePage: false,
    clauses,
  });
  const party = (side: 'A' | 'B') => {
    const [name, last] = [writer.own(1), writer.own(1)];
    return { side, name, fullName: `${name} ${last}`, initials: side.repeat(2) };
  };
  const articles = Array.from({ length: 1 + writer.upTo(2) }, (_, at) =>
    section(
      'ARTICLES',
      String(at + 1),
      Array.from({ length: 1 + writer.upTo(3) }, (__, place) =>
        writer.clause(`${at + 1}.${place + 1}`, writer.upTo(4) === 0 ? null : writer.text(5), 0),
      ),
    ),
  );
  const sheet = writer.clause('Schedule A', writer.text(3), 1);
  return {
    formatVersion: 1,
    inputHash: '0123456789abcdef',
    language: 'en',
    title: 'Premarital Agreement',
    parties: { A: party('A'), B: party('B') },
    state: { abbreviation: 'CA', name: 'California', statute: 'Cal. Fam. Code §§ 1600-1617' },
    template: { id: '', version: '', reviewedByCounsel: false },
    assembledOn: '2026-11-21',
    sections: [...articles, section('SCHEDULES', null, [{ ...sheet, kind: 'schedule', isSeparatePage: true }])],
    absentClauses: [],
  };
}
