import type { Dispatcher } from 'undici';
import type { IncomingHttpHeaders } from 'undici/types/header.js';

const GIVEN_UP = new Error('the try was given up');

type Controller = Dispatcher.DispatchController;

export type Listener = {
  onRequestStart(controller: Controller): void;
  onResponseStart(controller: Controller, status: number, headers: IncomingHttpHeaders): void;
  onResponseData(controller: Controller, chunk: Buffer): void;
  onResponseEnd(): void;
  onResponseError(controller: Controller, error: Error): void;
};

/** One try of an exchange; once given up, its events are ignored. */
export class Attempt implements Dispatcher.DispatchHandler {
  private controller: Controller | undefined;
  private live = true;

  constructor(private readonly listener: Listener) {}

  giveUp(reason: Error = GIVEN_UP): void {
    this.live = false;
    this.controller?.abort(reason);
  }

  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.live) this.listener.onRequestStart(controller);
    else controller.abort(GIVEN_UP);
  }

  onResponseStart(controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    if (this.live) this.listener.onResponseStart(controller, status, headers);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (this.live) this.listener.onResponseData(controller, chunk);
  }

  onResponseEnd(): void {
    if (this.live) this.listener.onResponseEnd();
  }

  onResponseError(controller: Controller, error: Error): void {
    if (this.live) this.listener.onResponseError(controller, error);
  }
}
