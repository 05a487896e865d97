import { Injectable } from '@nestjs/common';
import { Configuration, plainHttpOnLoopback } from '../../configuration.ts';
import { readCookie } from './session-cookie.ts';

/** The screen's own secret, for the two calls that ask how the screen stands. */
const KEY = 'ALIPEN_TELA_CHAVE=';
/** The token that reads the painel, sent only to the painel's operations. */
const TOKEN = 'ALIPEN_TELA=';
/** Browsers keep no cookie longer; it is written anew at each renewal. */
const KEPT_SECONDS = 400 * 86_400;

/**
 * The two cookies of a wall screen, separate from the session's: each is sent only to its own few paths, and never from another
 * site (ADR 54). The page's script reads neither.
 */
@Injectable()
export class ScreenCookies {
  private readonly attributes: string;
  private readonly keyPath: string;
  private readonly tokenPath: string;

  constructor({ publicOrigin, basePath }: Configuration) {
    this.attributes = `HttpOnly;${plainHttpOnLoopback(publicOrigin) ? '' : ' Secure;'} SameSite=Strict`;
    this.keyPath = `${basePath}api/tela`;
    this.tokenPath = `${basePath}api/ms-alipen/painel`;
  }

  /** Of two cookies with one name somebody else planted one, so neither is believed. */
  token(header: string | undefined): string | undefined {
    const read = readCookie(TOKEN, header);
    return read.kind === 'one' && read.token ? read.token : undefined;
  }

  key(header: string | undefined): string | undefined {
    const read = readCookie(KEY, header);
    return read.kind === 'one' && /^[A-Za-z0-9_-]{32,64}$/.test(read.token) ? read.token : undefined;
  }

  writeKey(key: string): string {
    return `${KEY}${key}; Path=${this.keyPath}; Max-Age=${KEPT_SECONDS}; ${this.attributes}`;
  }

  writeToken(token: string, seconds: number): string {
    return `${TOKEN}${token}; Path=${this.tokenPath}; Max-Age=${Math.max(0, Math.floor(seconds))}; ${this.attributes}`;
  }

  expireKey(): string {
    return `${KEY}; Path=${this.keyPath}; Max-Age=0; ${this.attributes}`;
  }

  expireToken(): string {
    return `${TOKEN}; Path=${this.tokenPath}; Max-Age=0; ${this.attributes}`;
  }
}
