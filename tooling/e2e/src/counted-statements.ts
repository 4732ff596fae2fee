const embeddedDatabase = new URL('../../../apps/api/node_modules/@electric-sql/pglite/dist/index.js', import.meta.url)
  .href;

/**
 * What a product is started with (`node --import`) so that whoever started it can ask how many statements its embedded
 * database was sent so far, apart from those that begin and end transactions. The program knows of none.
 */
export const statementCounter = `data:text/javascript,${encodeURIComponent(
  `import { PGlite } from ${JSON.stringify(embeddedDatabase)};
   let count = 0;
   const isCounted = (sql) => !/^(begin|commit|rollback|start|savepoint|release)/i.test(sql);
   const counting = (query) => function (sql, ...rest) { if (isCounted(sql)) count += 1; return query.call(this, sql, ...rest); };
   const { query, transaction } = PGlite.prototype;
   PGlite.prototype.query = counting(query);
   PGlite.prototype.transaction = function (work) {
     return transaction.call(this, (tx) => { tx.query = counting(tx.query); return work(tx); });
   };
   process.on('message', (message) => { if (message.statements) process.send({ statements: count }); });`,
)}`;
