/** The reason a move, a backup or a restore stopped, in words for whoever typed the command. */
export class MovingError extends Error {
  override readonly name = 'MovingError';
}
