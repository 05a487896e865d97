export class OwnPostgresError extends Error {
  override readonly name = 'OwnPostgresError';
}
