import { createHash } from 'node:crypto';
import { agreementTemplate } from '@troth/content/clauses';
import { shippedExchangeRates } from '@troth/content/exchange-rates';
import { country, documentTemplate, jurisdictions } from '@troth/content/jurisdictions';
import { libraryGroups } from '@troth/content/library-groups';
import { products } from '@troth/content/products';
import { terms } from '@troth/content/terms';
import { toJson } from '../../kernel/database/columns';
import type { Db, Tx } from '../../kernel/database/database';
import { insertRates } from '../../records/exchange-rates/exchange-rate.repository';
import { templateRepository } from '../../records/templates/template.repository';
import { templateContent } from '../../records/templates/template-content';

const SETTING = 'content';

const lawContent = () => ({
  country,
  documentTemplate,
  states: jurisdictions.map(({ state }) => state),
  templateStates: jurisdictions.map(({ templateState }) => templateState),
  products,
  terms,
  exchangeRates: shippedExchangeRates,
  templates: templateContent(agreementTemplate),
  libraryGroups,
});

/**
 * Brings the shipped content into the tables. In those that admins may edit, what is missing is added, and what is there
 * stays as an admin may have changed it; the templates become what the clause library says. Runs at every start and does nothing when the content is the one of the last time.
 */
export async function syncContent(db: Db): Promise<void> {
  const content = lawContent();
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  await db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst();
    if (known?.value === fingerprint) return;
    await insertLaw(tx, content);
    await insertProducts(tx, content.products);
    await insertRates(tx, content.exchangeRates, { source: 'SHIPPED', isHeld: false });
    await templateRepository(tx).replace(content.templates, new Date());
    await insertLibrary(tx, content.libraryGroups);
    await tx
      .insertInto('settings')
      .values({ key: SETTING, value: toJson(fingerprint) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ value: toJson(fingerprint), updatedAt: new Date() }),
      )
      .execute();
  });
}

async function insertLaw(tx: Tx, content: ReturnType<typeof lawContent>) {
  const { country: land, documentTemplate: template, states, templateStates, terms: wordings } = content;
  await tx
    .insertInto('countries')
    .values(land)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('documentTemplates')
    .values(template)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('states')
    .values([...states])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('documentTemplateStates')
    .values([...templateStates])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('terms')
    .values([...wordings])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The groups that the library begins with; admins change them, and what they changed stays. */
async function insertLibrary(tx: Tx, groups: ReturnType<typeof lawContent>['libraryGroups']) {
  await tx
    .insertInto('libraryGroups')
    .values(
      groups.map(({ sectionTemplateIds, clauseTemplateIds, ...group }) => ({
        ...group,
        sectionTemplateIds: toJson(sectionTemplateIds),
        clauseTemplateIds: toJson(clauseTemplateIds),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The price list; each row a millisecond later than the one before, so that it is listed in the content's order. */
async function insertProducts(tx: Tx, list: ReturnType<typeof lawContent>['products']) {
  const start = Date.now();
  const rows = list.map((product, position) => ({ ...product, createdAt: new Date(start + position) }));
  await tx
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
