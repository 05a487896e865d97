import { Injectable } from '@nestjs/common';
import type { Session } from '../session.ts';
import type { Credentials } from './credentials.rules.ts';
import { GovernmentSignIn } from './government-sign-in.ts';
import { type Arrival, SignIn } from './sign-in-port.ts';

/** The way in of the brief: CPF and password, checked by the government API. */
@Injectable()
export class PasswordSignIn extends SignIn<Credentials> {
  constructor(private readonly government: GovernmentSignIn) {
    super();
  }

  enter(credentials: Credentials, from: Arrival): Promise<Session> {
    return this.government.trade('/login', credentials, from);
  }
}
