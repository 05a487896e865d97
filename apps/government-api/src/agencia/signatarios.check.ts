import type { X509Certificate } from 'node:crypto';
import { atencao, type Check, falha, ok } from '@alipen/platform/checks/checks';
import { FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { situacaoDo } from './certificado.rules.ts';
import type { AutoridadesDosSignatarios } from './signatarios.settings.ts';

const ESPECIES = [
  { especie: 'ICP_BRASIL', variavel: 'SIGNER_TRUST', dita: 'da ICP-Brasil' },
  { especie: 'GOVBR', variavel: 'GOVBR_TRUST', dita: 'do gov.br' },
] as const;
const TROCAR = 'troque no arquivo a autoridade pela que a sucedeu';

/** The authorities of people's certificates: under one that ended, a paper signed today is refused. */
export const signersCheck = (autoridades: AutoridadesDosSignatarios, now: Date): Check => ({
  nome: 'autoridades de quem assina',
  run: async () => {
    const usadas = ESPECIES.filter(({ especie }) => autoridades[especie].length);
    if (!usadas.length) return ok('Ninguém devolve papel assinado com certificado: SIGNER_TRUST não está definida.');
    const todas = usadas.flatMap(({ especie, variavel }) =>
      autoridades[especie].map(cada => lida(cada, variavel, now)),
    );
    const terminadas = todas.filter(({ assina }) => !assina).map(({ linha }) => linha);
    if (terminadas.length) return falha('Uma autoridade de quem assina não vale hoje.', TROCAR, terminadas);
    const logo = todas.filter(({ nome }) => nome === 'VENCE_LOGO').map(({ linha }) => linha);
    if (logo.length) return atencao('Uma autoridade de quem assina vence em menos de um mês.', TROCAR, logo);
    const ditas = usadas.map(({ especie, dita }) => `${autoridades[especie].length} ${dita}`);
    return ok(`As autoridades de quem assina valem: ${ditas.join(', ')}.`);
  },
});

function lida({ subject, validFrom, validTo }: X509Certificate, variavel: string, now: Date) {
  const titular = /^CN=(.+)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ');
  const validoAte = new Date(validTo);
  const linha = `${titular}, até ${porExtenso(plainDate(validoAte, FUSO_DA_AGENCIA))} (${variavel})`;
  return { linha, ...situacaoDo({ validoDe: new Date(validFrom), validoAte }, now) };
}
