/** What stands in the way of the product's own PostgreSQL, in a sentence for whoever runs it. */
export class OwnPostgresError extends Error {
  override readonly name = 'OwnPostgresError';
}
