import { ROTULO_DE_AVISO_RECEBIMENTO } from '@alipen/contracts/generated/rotulos/recebimentos';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { AbrirOcorrencia } from '../ocorrencias-de/abrir.panel.tsx';
import { Button } from '../ui/button.component.tsx';
import { formatInstant, formatShortInstant } from '../ui/date.format.ts';
import { atrasoDe, SITUACOES_DE_ENTREGA } from '../ui/entrega.labels.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Photo } from '../ui/photo.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { Anular } from './anular.component.tsx';
import { grausDe } from './conferencia.model.ts';
import { pesagemEmPalavras } from './pesagem.model.ts';
import type { Entrega, Recebimento } from './recebimentos.queries.ts';

interface Props {
  recebimento: Recebimento;
  fusoHorario: string;
  corrigir?: (() => void) | undefined;
  /** The order of the record, where it may be taken back from here. */
  pedido?: Entrega['pedido'] | undefined;
  /** The order's meal, where an occurrence may be opened about this record. */
  sobre?: { pedidoId: number; tipoAlimentacaoId: number } | undefined;
}

export function Registro({ recebimento, fusoHorario, corrigir, pedido, sobre }: Props) {
  const { chegadaEm, atrasoMin, faixaAtraso, vigente, fotos, anulacao } = recebimento;
  const atraso = faixaAtraso !== null && atrasoMin !== null ? atrasoDe(faixaAtraso, atrasoMin) : null;
  const { rotulo, tone, icon } = SITUACOES_DE_ENTREGA[recebimento.completude];
  return (
    <article className={`portao-registro${vigente ? '' : ' portao-registro--velho'}`}>
      <p className="linha-de-botoes">
        <strong>{recebimento.reposicao ? 'Reposição' : 'Entrega'}</strong>
        {anulacao ? (
          <Pill tone="neutro" icon={ProhibitIcon}>
            Anulado
          </Pill>
        ) : (
          <Pill tone={tone} icon={icon}>
            {rotulo}
          </Pill>
        )}
        {atraso && (
          <Pill tone={atraso.tone} icon={ClockIcon}>
            {atraso.frase}
          </Pill>
        )}
        {recebimento.avisos.map(aviso => (
          <Pill key={aviso} tone="aviso" icon={WarningIcon}>
            {ROTULO_DE_AVISO_RECEBIMENTO[aviso]}
          </Pill>
        ))}
        {!vigente && !anulacao && <Pill tone="neutro">Corrigido</Pill>}
      </p>
      <dl>
        {linhasDe(recebimento, fusoHorario).map(([nome, valor]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {fotos.length > 0 && (
        <div className="portao-galeria">
          {fotos.map((nome, posicao) => (
            <Photo key={nome} name={nome} alt={`Foto ${posicao + 1}`} side={88} />
          ))}
        </div>
      )}
      <p className="quieto">
        {anulacao ? 'Anulado' : 'Registrado'} por {recebimento.registradoPor} em{' '}
        {formatInstant(recebimento.registradoEm, fusoHorario)}
        {chegadaEm !== null && recebimento.chegadaDigitada && ', com a hora digitada'}
      </p>
      {corrigir && recebimento.acoes.includes('corrigirRecebimento') && <Button onClick={corrigir}>Corrigir</Button>}
      {pedido && recebimento.acoes.includes('anularRecebimento') && (
        <Anular recebimento={recebimento} pedido={pedido} />
      )}
      {sobre && vigente && !anulacao && <AbrirOcorrencia {...sobre} recebimentoId={recebimento.id} />}
    </article>
  );
}

function linhasDe(recebimento: Recebimento, fuso: string): [string, string][] {
  const { chegadaEm, temperaturaQuente, temperaturaFria, recusa, falta } = recebimento;
  const conforme = (valor: boolean | null) => (valor === null ? null : valor ? 'Conforme' : 'Não conforme');
  const motivo = (dito: Recebimento['recusa']) => dito && [dito.motivo, dito.texto].filter(Boolean).join(': ');
  const graus = (decimos: number | null) => (decimos === null ? null : `${grausDe(decimos)} °C`);
  const todas: [string, string | null][] = [
    ['Chegou', chegadaEm && formatShortInstant(chegadaEm, fuso)],
    ...recebimento.itens.map(({ publico, esperada, entregue, recusada }): [string, string] => [
      publico,
      `${formatInteger(entregue)} de ${formatInteger(esperada)}${recusada ? `, ${formatInteger(recusada)} recusadas` : ''}`,
    ]),
    ['Recusa', motivo(recusa)],
    ['Falta', motivo(falta)],
    ['Quente', graus(temperaturaQuente)],
    ['Fria', graus(temperaturaFria)],
    ['Peso', pesagemEmPalavras(recebimento.pesagem)],
    ['Embalagem', conforme(recebimento.embalagemConforme)],
    ['Cardápio', conforme(recebimento.cardapioConforme)],
    ['Motorista', recebimento.motorista],
    ['Placa', recebimento.placa],
    ['Lacres', recebimento.lacres.join(', ')],
    ['Lacres declarados', recebimento.lacresDeclarados?.join(', ') ?? null],
    ['Observação', recebimento.observacao],
    [recebimento.anulacao ? 'Motivo' : 'Correção', recebimento.motivoCorrecao],
  ];
  return todas.filter((linha): linha is [string, string] => Boolean(linha[1]));
}
