import { ROTULO_DE_SITUACAO_ENVIO_SELO } from '@alipen/contracts/generated/rotulos/testemunhas';
import type { Column } from '../list/list.model.ts';
import { formatInstant } from '../ui/date.format.ts';
import { labelled } from '../ui/labelled.ts';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import type { Testemunha } from './testemunhas.queries.ts';

const ENVIOS = labelled(ROTULO_DE_SITUACAO_ENVIO_SELO, {
  NA_FILA: { tone: 'info' },
  ENVIADO: { tone: 'ok' },
  NAO_ENVIADO: { tone: 'perigo' },
});

const folhas = (tamanho: number) => formatCount(tamanho, 'folha', 'folhas');

export function envioDaTestemunha({ ativo, email, envio }: Testemunha) {
  if (!ativo) return <Pill tone="neutro">Desligada</Pill>;
  if (!email) return 'Não recebe e-mail';
  if (!envio) return <Pill tone="neutro">Nada enviado ainda</Pill>;
  const { rotulo, tone } = ENVIOS[envio.situacao];
  return (
    <Pill tone={tone} why={`o selo de ${folhas(envio.tamanho)}`}>
      {rotulo}
    </Pill>
  );
}

export const COLUNAS: Column<Testemunha>[] = [
  { key: 'nome', title: 'Quem guarda', render: ({ nome }) => nome },
  { key: 'email', title: 'E-mail', render: ({ email }) => email ?? '—' },
  { key: 'envio', title: 'Último selo', render: envioDaTestemunha },
  {
    key: 'recebido',
    title: 'Enviado em',
    render: ({ envio }) => (envio?.em ? formatInstant(envio.em) : '—'),
  },
  {
    key: 'coassinatura',
    title: 'Assinou de volta',
    render: ({ chave, coassinatura }) => {
      if (coassinatura) return `${folhas(coassinatura.tamanho)}, em ${formatInstant(coassinatura.em)}`;
      return chave ? 'Ainda não' : '—';
    },
  },
];
