import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { lerChave } from './coassinatura.rules.ts';

type Dados = components['schemas']['DadosTestemunha'];
export type Conferida = { nome: string; email: string | null; chave: string | null; ativo: boolean };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What was typed, without spaces around it; refuses what nobody could be told by or recognised with. */
export function conferidos({ ativo, ...digitado }: Dados): Conferida {
  const nome = digitado.nome.trim();
  const email = digitado.email?.trim() || null;
  const chave = digitado.chave?.trim() || null;
  const errors = [
    ...(nome ? [] : [{ pointer: '/nome', detail: 'Diga que órgão ou pessoa guarda o resumo.' }]),
    ...(email && !EMAIL.test(email) ? [{ pointer: '/email', detail: 'Este e-mail não está completo.' }] : []),
    ...(chave && !lerChave(chave)
      ? [{ pointer: '/chave', detail: 'Esta não é uma chave de testemunha: copie-a inteira, como nome+marca+chave.' }]
      : []),
    ...(email || chave ? [] : [{ pointer: '/email', detail: 'Dê um e-mail, uma chave ou os dois.' }]),
  ];
  if (errors[0]) throw problema('dados-invalidos', { detail: errors[0].detail, errors });
  return { nome, email, chave, ativo };
}
