import { ROTULO_DE_AUTORIDADE } from '@alipen/contracts/generated/rotulos/base';
import { CONTROL } from '../auth/external-control.ts';
import { FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import type { Letterhead, PdfDocument, Slip } from '../documents/pdf-document.ts';
import type { PrimeiraSenha } from '../usuarios/usuarios.service.ts';

type Feita = {
  readonly ate: Date;
  readonly agora: Date;
  readonly por: string;
  readonly timbre: Letterhead;
  /** Where people sign in; null where the installation does not say. */
  readonly endereco: string | null;
};

const PERFIS: Readonly<Record<string, string>> = { ...ROTULO_DE_AUTORIDADE, [CONTROL]: 'Controle externo' };

const cpfPorExtenso = (cpf: string): string => cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
const quando = (em: Date): string => `${porExtenso(plainDate(em, FUSO_DA_AGENCIA))} às ${horaEm(em, FUSO_DA_AGENCIA)}`;

export function primeirasSenhasEmPdf(primeiras: readonly PrimeiraSenha[], feita: Feita): PdfDocument {
  const { agora, por, timbre } = feita;
  return {
    title: 'Primeiras senhas',
    subtitle:
      'Recorte e entregue a cada pessoa a sua, dobrada. Estas senhas não ficam guardadas em lugar nenhum: perdida a folha, faça outra.',
    head: timbre,
    instant: agora,
    footer: `Feitas por ${por} em ${quando(agora)} (Brasília)`,
    blocks: [{ kind: 'slips', slips: primeiras.map(primeira => recorteDe(primeira, feita)) }],
  };
}

function recorteDe({ nome, cpf, matricula, authorities, nomeLotacao, senha }: PrimeiraSenha, feita: Feita): Slip {
  const { ate, timbre, endereco } = feita;
  const perfis = authorities.map(cada => PERFIS[cada] ?? cada);
  return {
    head: timbre.lines.join(' · '),
    title: nome,
    detail: [`Matrícula ${matricula}`, perfis.join(', '), nomeLotacao].filter(Boolean).join(' · '),
    facts: [
      { name: 'CPF', value: cpfPorExtenso(cpf) },
      { name: 'Primeira senha', value: senha },
    ],
    foot: `${endereco ? `Entre em ${endereco} com` : 'Entre no Alipen com'} o CPF e esta senha e escolha a sua: esta só serve para isso, até ${quando(ate)} (Brasília).`,
  };
}
