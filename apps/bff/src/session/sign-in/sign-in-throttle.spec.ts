import { setTimeout as wait } from 'node:timers/promises';
import { problema } from '@alipen/platform/problems/problema';
import { SignInLimits } from './sign-in-limits.ts';
import { SignInThrottle, waitAfter } from './sign-in-throttle.ts';

const url = process.env.TEST_VALKEY_URL;
const logger = { warn: () => undefined } as never;
const wrong = async (): Promise<never> => {
  throw problema('credenciais-invalidas', { detail: 'Usuário ou senha inválidos.' });
};
const right = async (): Promise<string> => 'entrou';

/** A new account each time, also when the specs run again on the same Valkey. */
const someone = (): string => crypto.randomUUID();
const outcome = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'entrou',
    error => error.slug,
  );

const stores: [string, string | undefined][] = [
  ['neste processo', undefined],
  ...(url ? [['no Valkey', url] as [string, string]] : []),
  ['com o Valkey fora do ar', 'redis://127.0.0.1:1'],
];

describe.each(stores)('quem erra a senha, contado %s', (_name, valkeyUrl) => {
  const open: SignInLimits[] = [];
  const throttle = async (): Promise<SignInThrottle> => {
    const limits = new SignInLimits(valkeyUrl, logger);
    open.push(limits);
    // Until Valkey answers, each replica counts by itself.
    for (let waited = 0; valkeyUrl === url && url && waited < 2_000; waited += 20) {
      if (await limits.shared()) break;
      await wait(20);
    }
    return new SignInThrottle(limits);
  };
  afterAll(() => {
    for (const limits of open) limits.onApplicationShutdown();
  });

  it('erra cinco vezes e espera; a senha certa, depois da espera, apaga a conta', async () => {
    const [one, cpf, address] = [await throttle(), someone(), someone()];
    for (let n = 0; n < 5; n += 1)
      expect(await outcome(one.attempt(cpf, address, wrong))).toBe('credenciais-invalidas');
    expect(await outcome(one.attempt(cpf, address, right))).toBe('muitas-tentativas');
    expect(await outcome(one.attempt(someone(), address, right))).toBe('entrou');
    // An attempt that waits does not lengthen the wait.
    while ((await outcome(one.attempt(cpf, address, right))) !== 'entrou') await wait(20);
    for (let n = 0; n < 4; n += 1)
      expect(await outcome(one.attempt(cpf, address, wrong))).toBe('credenciais-invalidas');
  });

  it('cem erros de um endereço fecham o endereço, seja qual for a conta', async () => {
    const [one, address] = [await throttle(), someone()];
    for (let n = 0; n < 100; n += 1) await outcome(one.attempt(someone(), address, wrong));
    expect(await outcome(one.attempt(someone(), address, right))).toBe('muitas-tentativas');
    expect(await outcome(one.attempt(someone(), someone(), right))).toBe('entrou');
  });

  it('duas réplicas contam juntas quando há onde', async () => {
    const [here, there, cpf] = [await throttle(), await throttle(), someone()];
    for (let n = 0; n < 5; n += 1) await outcome((n % 2 ? here : there).attempt(cpf, someone(), wrong));
    const together = valkeyUrl === url && url !== undefined;
    const refused = [here, there].map(replica => outcome(replica.attempt(cpf, someone(), wrong)));
    expect(await Promise.all(refused)).toContain(together ? 'muitas-tentativas' : 'credenciais-invalidas');
  });
});

describe('a espera', () => {
  it('dobra de 1 s a 15 min, e nunca passa disso', () => {
    expect([1, 4, 5, 6, 7, 14, 15, 16, 400].map(waitAfter)).toEqual([0, 0, 1, 2, 4, 512, 900, 900, 900]);
  });
});
