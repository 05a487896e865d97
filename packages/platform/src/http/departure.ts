/** Whether this process is about to stop. It still serves, and says so on every answer and to whoever asks if it is ready. */
export class Departure {
  private announced = false;

  get leaving(): boolean {
    return this.announced;
  }

  leave(): void {
    this.announced = true;
  }
}
