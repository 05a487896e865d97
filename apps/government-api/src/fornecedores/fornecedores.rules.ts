import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { addDays } from '../clock/clock.ts';
import { searchText } from '../database/search-text.ts';
import { cnpjValido, semPontuacao } from './cnpj.rules.ts';

type Schemas = components['schemas'];
type Digitado = Schemas['FornecedorDigitado'];

const DIAS_DO_ALVARA = 30;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const textoOuNada = (texto: string | null | undefined): string | null => texto?.replaceAll(/\s+/g, ' ').trim() || null;

const CNPJ_INVALIDO = 'Este CNPJ não existe: confira os dígitos.';

export function conferirFornecedor(digitado: Digitado) {
  const cnpj = semPontuacao(digitado.cnpj);
  const razaoSocial = textoOuNada(digitado.razaoSocial) ?? '';
  const prepostoEmail = textoOuNada(digitado.prepostoEmail);
  const emails = (digitado.emails ?? []).map(({ assunto, email }) => ({ assunto, email: email.trim() }));
  const errors: ErroDeCampo[] = [
    ...(cnpjValido(cnpj) ? [] : [{ pointer: '/cnpj', detail: CNPJ_INVALIDO }]),
    ...(razaoSocial ? [] : [{ pointer: '/razaoSocial', detail: 'Informe a razão social.' }]),
    ...(prepostoEmail && !EMAIL.test(prepostoEmail)
      ? [{ pointer: '/prepostoEmail', detail: 'Este e-mail não está completo.' }]
      : []),
    ...errosDosEmails(emails),
  ];
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
  const nomeFantasia = textoOuNada(digitado.nomeFantasia) ?? razaoSocial;
  return {
    cnpj,
    razaoSocial,
    nomeFantasia,
    nomeBusca: nomeDeBusca({ cnpj, razaoSocial, nomeFantasia }),
    representanteLegal: textoOuNada(digitado.representanteLegal),
    prepostoNome: textoOuNada(digitado.prepostoNome),
    prepostoTelefone: textoOuNada(digitado.prepostoTelefone),
    prepostoEmail,
    nutricionistaNome: textoOuNada(digitado.nutricionistaNome),
    nutricionistaCrn: textoOuNada(digitado.nutricionistaCrn),
    endereco: textoOuNada(digitado.endereco),
    emails,
    alvaraNumero: textoOuNada(digitado.alvaraNumero),
    alvaraValidade: digitado.alvaraValidade ?? null,
  };
}

function errosDosEmails(emails: readonly Schemas['EmailPorAssunto'][]): ErroDeCampo[] {
  const vistos = new Set<string>();
  return emails.flatMap(({ assunto, email }, i) => {
    const chave = `${assunto} ${email.toLowerCase()}`;
    const repetido = vistos.has(chave);
    vistos.add(chave);
    if (!EMAIL.test(email)) return [{ pointer: `/emails/${i}/email`, detail: 'Este e-mail não está completo.' }];
    return repetido ? [{ pointer: `/emails/${i}`, detail: 'Este e-mail já está neste assunto.' }] : [];
  });
}

/** Search text of both names and the CNPJ; the corporate name comes first and gives the order. */
export const nomeDeBusca = (f: { cnpj: string; razaoSocial: string; nomeFantasia: string }): string =>
  // A line break sorts before a space and is in no search text.
  [f.razaoSocial, f.nomeFantasia, f.cnpj].map(searchText).join('\n');

/** A CNPJ is searched without its punctuation, whole or in part; a name as it is. */
export function textoDaBusca(busca: string): string {
  const texto = busca.trim();
  return /^[0-9A-Za-z.\-/]+$/.test(texto) && /[0-9]/.test(texto) ? semPontuacao(texto) : texto;
}

export function situacaoAlvara(validade: string | null, hoje: string): Schemas['SituacaoAlvara'] {
  if (!validade) return 'NAO_INFORMADO';
  if (validade < hoje) return 'VENCIDO';
  return validade <= addDays(hoje, DIAS_DO_ALVARA) ? 'VENCENDO' : 'EM_DIA';
}
