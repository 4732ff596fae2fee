const embeddedDatabase = new URL('../../../apps/api/node_modules/@electric-sql/pglite/dist/index.cjs', import.meta.url)
  .href;

/**
 * What a product is started with (`node --import`) so that a test can ask how many statements its embedded
 * database was sent so far, apart from those that begin and end transactions. The program knows of none.
 */
export const statementCounter = `data:text/javascript,${encodeURIComponent(
  `import database from ${JSON.stringify(embeddedDatabase)};
   const { PGlite } = database;
   let count = 0;
   const BIND = 'B'.charCodeAt(0);
   const { execProtocolStream } = PGlite.prototype;
   PGlite.prototype.execProtocolStream = function (message, options) {
     if (message[0] === BIND) count += 1;
     return execProtocolStream.call(this, message, options);
   };
   process.on('message', (message) => { if (message.statements) process.send({ statements: count }); });`,
)}`;
