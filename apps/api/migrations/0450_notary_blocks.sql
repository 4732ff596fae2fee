-- Notary certificates leave no box to tick: words for one way of signing are enclosed in braces, and the couple's answer
-- decides (docs/decisions/0075-the-law-of-each-fact.md). Only the shipped wording changes; what admins wrote stays.
update states set notary_block_text =
  '{#in_person}The notary attaches here the all-purpose acknowledgment of California Civil Code section 1189, completed for {name}, or the certificate of the state where {name} appears before the notary.{/in_person}' || E'\n\n'
  || '{#online}State of ____________________' || E'\n' || 'County of ____________________{/online}' || E'\n\n'
  || '{#online}On this ______ day of ____________________, 20______, {name}, whose identity was proved to me by satisfactory evidence, appeared before me by live audio and video communication and acknowledged having signed this agreement freely, for the purposes stated in it.{/online}' || E'\n\n'
  || '{#online}______________________________' || E'\n' || 'Notary public' || E'\n' || 'My commission expires: ____________________{/online}'
where notary_block_text like '%A notary acting in California attaches the certificate that California law prescribes%';

-- Online, the venue is where the notary is.
update states set notary_block_text =
  '{#in_person}' || split_part(notary_block_text, E'\n\n', 1) || '{/in_person}{#online}State of ____________________' || E'\n'
  || 'County of ____________________{/online}'
  || substr(notary_block_text, length(split_part(notary_block_text, E'\n\n', 1)) + 1)
where notary_block_text like '%[  ] in person or [  ] by live audio and video communication%'
  or notary_block_text like '%[  ] physical presence or [  ] online notarization%';

update states set notary_block_text = replace(
  replace(
    notary_block_text,
    'personally appeared {name}, [  ] in person or [  ] by live audio and video communication, personally known',
    'personally appeared {name}, personally known'
  ),
  'signature on the agreement the individual executed it.',
  'signature on the agreement the individual executed it.{#online} The individual appeared before me remotely, by live audio and video communication.{/online}'
)
where notary_block_text like '%personally appeared {name}, [  ] in person or [  ] by live audio and video communication, personally known%';

update states set notary_block_text = replace(
  replace(
    replace(
      notary_block_text,
      'appeared before me, [  ] in person or [  ] by live audio and video communication, and',
      'appeared before me {#in_person}in person{/in_person}{#online}by live audio and video communication{/online} and'
    ),
    '[  ] physical presence or [  ] online notarization',
    '{#in_person}physical presence{/in_person}{#online}online notarization{/online}'
  ),
  'who [  ] is personally known to me or [  ] produced this identification',
  'who is personally known to me or who produced this identification'
)
where notary_block_text like '%[  ]%';
