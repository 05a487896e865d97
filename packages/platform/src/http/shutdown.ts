/** Whether this process is about to stop. It still serves, and says so on every answer and when asked whether it is ready. */
export class Shutdown {
  private announced = false;

  get begun(): boolean {
    return this.announced;
  }

  begin(): void {
    this.announced = true;
  }
}
