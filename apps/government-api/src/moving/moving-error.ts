/** What stopped a move, a backup or a restore, in words for whoever typed the command. */
export class MovingError extends Error {
  override readonly name = 'MovingError';
}
