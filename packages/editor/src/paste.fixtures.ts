/** What programs put into the clipboard, written in the forms that they are known for. */

type Fixture = readonly [name: string, html: string, text: string, expected: readonly (readonly [number, string])[]];

/** As Word writes a list paragraph: the typed number in a span that other programs are to ignore. */
export const word = (level: number, number: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 0.5}in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${number}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
const normal = (text: string, style = '') => `<p class=MsoNormal style='${style}'>${text}<o:p></o:p></p>`;
const office = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- /* Style Definitions */ p.MsoNormal {margin:0in;font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:alpha-lower;} --></style></head><body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const web = (text: string, more = '') =>
  `<p class="Paragraph SCXW1 BCX0" paraid="1" paraeid="{a}{1}" style="${more}"><span data-contrast="auto" xml:lang="EN-US" lang="EN-US" class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${text}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p>`;
const docs = (body: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7d2f0c1e-7fff-1234">${body}</b><br class="Apple-interchange-newline">`;
const docsP = (text: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial;white-space:pre-wrap;">${text}</span></p>`;
const docsLi = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:lower-alpha;" aria-level="${level}">${docsP(text)}</li>`;
const apple = (body: string) =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px 0.0px 8.0px 0.0px; font: 11.0px Helvetica}</style></head><body>${body}</body></html>`;

const A = 'Each Party keeps what is that Party’s.';
const B = 'Neither Party pays support.';

/** Word 2016 to 365, on Windows, on the Mac and in the browser. */
const ofWord: Fixture[] = [
  [
    'Word 2016, two paragraphs',
    office(normal(A) + normal(B)),
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Word 2016, an empty paragraph between',
    office(`${normal(A)}${normal('&nbsp;')}${normal(B)}`),
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Word 2016, a list alone',
    office(word(1, '1.', A) + word(1, '2.', B)),
    '',
    [
      [1, A],
      [1, B],
    ],
  ],
  [
    'Word 2016, three levels',
    office(word(1, '1.', A) + word(2, 'a.', B) + word(3, 'i.', 'Third.')),
    '',
    [
      [1, A],
      [2, B],
      [3, 'Third.'],
    ],
  ],
  [
    'Word 2016, bullets',
    office(word(1, '·', A) + word(1, '·', B)),
    '',
    [
      [1, A],
      [1, B],
    ],
  ],
  [
    'Word 2016, legal numbers',
    office(word(1, '4.', A) + word(2, '4.1.', B)),
    '',
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'Word 2019, a heading',
    office(`<h2>Support<o:p></o:p></h2>${normal(A)}`),
    '',
    [
      [0, 'Support'],
      [0, A],
    ],
  ],
  [
    'Word 2019, bold, italic and underlined',
    office(normal('<b><i><u>Each</u></i></b> Party <i>keeps</i> what is that Party’s.')),
    '',
    [[0, A]],
  ],
  ['Word 2019, an indented paragraph', office(normal(A, 'margin-left:.5in')), '', [[0, A]]],
  ['Word 2019, a soft line break', office(normal('Each Party keeps<br>\nwhat is that Party’s.')), '', [[0, A]]],
  [
    'Word 2019, a tab',
    office(normal('<span style="mso-tab-count:1">\u00a0\u00a0\u00a0\u00a0\u00a0 </span>Neither Party pays support.')),
    '',
    [[0, B]],
  ],
  [
    'Word 365, lines wrapped in the source',
    office('<p class=MsoNormal>Each Party keeps what\nis that Party’s.<o:p></o:p></p>'),
    '',
    [[0, A]],
  ],
  [
    'Word 365, a comment’s mark',
    office(normal('Each Party keeps what is that Party’s.<span style="mso-special-character:comment"></span>')),
    '',
    [[0, A]],
  ],
  [
    'Word 365, a bookmark and a field',
    office(normal('As <a name="_Ref1"></a><span style="mso-field-code:REF">Section 4.2</span> says.')),
    '',
    [[0, 'As Section 4.2 says.']],
  ],
  [
    'Word 365, an insertion and a deletion',
    office(normal('Each Party keeps <ins>what is </ins>that Party’s.')),
    '',
    [[0, 'Each Party keeps what is that Party’s.']],
  ],
  ['Word 365, a soft hyphen', office(normal('sup\u00adport ends.')), '', [[0, 'support ends.']]],
  ['Word 365, a non-breaking space', office(normal('Section\u00a04.2 holds.')), '', [[0, 'Section 4.2 holds.']]],
  ['Word 365, emoji and accents', office(normal('Nguyễn’s café 🏡 stays.')), '', [[0, 'Nguyễn’s café 🏡 stays.']]],
  [
    'Word 365, quotes',
    office(normal('“Party” means ‘one’ of them—each.')),
    '',
    [[0, '“Party” means ‘one’ of them—each.']],
  ],
  [
    'Word for the Mac',
    office(
      `<p class="MsoNormal"><span lang="EN-US">${A}</span></p><p class="MsoNormal"><span lang="EN-US">${B}</span></p>`,
    ),
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Word for the web, two paragraphs',
    `<div class="OutlineElement Ltr SCXW1 BCX0">${web(A)}</div><div class="OutlineElement Ltr SCXW1 BCX0">${web(B)}</div>`,
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Word for the web, a list',
    `<div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1" role="list" start="1"><li data-leveltext="%1." data-font="" role="listitem" aria-level="1">${web(A)}</li></ol></div><div class="ListContainerWrapper SCXW1"><ol role="list"><li role="listitem" aria-level="1">${web(B)}</li></ol></div>`,
    '',
    [
      [1, A],
      [1, B],
    ],
  ],
];

const ofDocs: Fixture[] = [
  [
    'Docs, two paragraphs',
    docs(docsP(A) + docsP(B)),
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Docs, an empty line between',
    docs(`${docsP(A)}<br>${docsP(B)}`),
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Docs, a list',
    docs(`<ol style="margin-top:0">${docsLi(1, A)}${docsLi(1, B)}</ol>`),
    '',
    [
      [1, A],
      [1, B],
    ],
  ],
  [
    'Docs, a list within a list',
    docs(`<ol>${docsLi(1, A)}<ol>${docsLi(2, B)}</ol></ol>`),
    '',
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'Docs, three levels',
    docs(`<ul>${docsLi(1, A)}<ul>${docsLi(2, B)}<ul>${docsLi(3, 'Third.')}</ul></ul></ul>`),
    '',
    [
      [1, A],
      [2, B],
      [3, 'Third.'],
    ],
  ],
  [
    'Docs, a heading',
    docs(`<h1 dir="ltr"><span style="font-size:20pt">Support</span></h1>${docsP(A)}`),
    '',
    [
      [0, 'Support'],
      [0, A],
    ],
  ],
  [
    'Docs, words alone',
    '<meta charset="utf-8"><span style="font-size:11pt;white-space:pre-wrap;" id="docs-internal-guid-9">pays support</span>',
    '',
    [[0, 'pays support']],
  ],
  [
    'Docs, a link',
    docs(docsP('See <a href="https://example.org" style="text-decoration:none"><span>the guide</span></a>.')),
    '',
    [[0, 'See the guide.']],
  ],
  [
    'Docs, suggested words',
    docs(
      docsP(
        'Each Party keeps </span><span style="color:rgb(56,118,29);text-decoration:underline;">what is that Party’s.',
      ),
    ),
    '',
    [[0, A]],
  ],
  [
    'Docs, a line break within a paragraph',
    docs(docsP('Each Party keeps</span><span><br></span><span>what is that Party’s.')),
    '',
    [[0, A]],
  ],
];

const ofApple: Fixture[] = [
  [
    'Pages, two paragraphs',
    apple(`<p class="p1">${A}</p><p class="p1">${B}</p>`),
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Pages, an empty paragraph',
    apple(`<p class="p1">${A}</p><p class="p2"><br></p><p class="p1">${B}</p>`),
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Pages, a list',
    apple(`<ol class="ol1"><li class="li1">${A}</li><li class="li1">${B}</li></ol>`),
    '',
    [
      [1, A],
      [1, B],
    ],
  ],
  [
    'Pages, a list of two levels',
    apple(`<ul class="ul1"><li class="li1">${A}<ul class="ul1"><li class="li1">${B}</li></ul></li></ul>`),
    '',
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'Pages, converted spaces',
    apple(
      '<p class="p1"><span class="s1">Each Party keeps<span class="Apple-converted-space">\u00a0 </span>what is that Party’s.</span></p>',
    ),
    '',
    [[0, A]],
  ],
  ['TextEdit', apple(`<p class="p1"><b>Support.</b> ${B}</p>`), '', [[0, `Support. ${B}`]]],
  [
    'Apple Mail',
    `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word;">${A}<div><br></div><div>${B}</div></body></html>`,
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Apple Mail, a quoted answer',
    `<div>${A}</div><blockquote type="cite"><div>On Nov 18, Gray wrote:</div><br class="Apple-interchange-newline"><div>${B}</div></blockquote>`,
    '',
    [
      [0, A],
      [0, 'On Nov 18, Gray wrote:'],
      [0, B],
    ],
  ],
  [
    'Notes',
    `<meta charset="UTF-8"><div>${A}</div><div><br></div><div>${B}</div>`,
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
];

const ofMail: Fixture[] = [
  [
    'Gmail',
    `<div dir="ltr"><div>${A}</div><div><br></div><div>${B}</div></div>`,
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Gmail, breaks in place of paragraphs',
    `<div dir="ltr">${A}<br><br>${B}<br></div>`,
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Gmail, a list',
    `<div dir="ltr"><ul><li>${A}</li><li>${B}</li></ul></div>`,
    '',
    [
      [1, A],
      [1, B],
    ],
  ],
  [
    'Outlook',
    office(`<div class=WordSection1>${normal(A)}${normal('&nbsp;')}${normal(B)}</div>`),
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Outlook on the web',
    `<div class="elementToProof" style="font-family: Aptos; font-size: 12pt;">${A}</div><div class="elementToProof"><br></div><div class="elementToProof">${B}</div>`,
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Outlook, in a table of one cell',
    `<table border="0" cellspacing="0"><tbody><tr><td>${normal(A)}</td></tr></tbody></table>`,
    '',
    [[0, A]],
  ],
  [
    'Thunderbird',
    `<p>${A}<br></p><p>${B}</p>`,
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'mail in plain text',
    '',
    `${A}\n\n${B}\n`,
    [
      [0, A],
      [0, B],
    ],
  ],
];

const ofPdfs: Fixture[] = [
  [
    'Acrobat, one paragraph over lines',
    '',
    'Each Party keeps the property that the Party owned before the\nmarriage, and what is bought with it.',
    [[0, 'Each Party keeps the property that the Party owned before the marriage, and what is bought with it.']],
  ],
  [
    'Acrobat, Windows lines',
    '',
    `${A}\r\n\r\n${B}\r\n`,
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'Preview, a word broken at a line’s end',
    '',
    'Neither Party pays support to the other Party after the mar-\nriage ends by a judgment.',
    [[0, 'Neither Party pays support to the other Party after the marriage ends by a judgment.']],
  ],
  [
    'a browser’s viewer, short lines',
    '',
    '1. Recitals\n2. Support',
    [
      [0, '1. Recitals'],
      [0, '2. Support'],
    ],
  ],
  ['a PDF, a non-breaking space', '', 'Section\u00a04.2 holds.', [[0, 'Section 4.2 holds.']]],
];

const ofOthers: Fixture[] = [
  [
    'LibreOffice',
    `<html><head><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">p { margin-bottom: 0.1in }</style></head><body lang="en-US" dir="ltr"><p style="line-height: 100%">${A}</p><p>${B}</p></body></html>`,
    '',
    [
      [0, A],
      [0, B],
    ],
  ],
  [
    'LibreOffice, a list',
    `<ol type="a"><li><p>${A}</p></li><li><p>${B}</p></li></ol>`,
    '',
    [
      [1, A],
      [1, B],
    ],
  ],
];

export const fixtures: readonly Fixture[] = [...ofWord, ...ofDocs, ...ofApple, ...ofMail, ...ofPdfs, ...ofOthers];
