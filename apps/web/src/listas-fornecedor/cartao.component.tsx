import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { TrocasDoDia } from '../trocas/trocas-do-dia.panel.tsx';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { CienciaDaEmissao } from './ciencia.component.tsx';
import { Conferencia } from './conferencia.component.tsx';
import { Envios } from './envios.component.tsx';
import {
  baixarEmissaoDaLista,
  emitirListaFornecedor,
  type FormatoDaLista,
  type ResumoDaLista,
} from './listas-fornecedor.queries.ts';

interface Props {
  lista: ResumoDaLista;
  data: string;
}

export function Cartao({ lista, data }: Props) {
  const { fornecedor, ultimaEmissao: ultima } = lista;
  const [aberta, setAberta] = useState(false);
  const regiao = useId();
  const emitir = useMutation({
    mutationFn: async (formato: FormatoDaLista) => {
      const emissao = await emitirListaFornecedor(fornecedor.id, data);
      await baixarEmissaoDaLista(emissao.id, formato);
      return emissao;
    },
  });
  const reimprimir = useMutation({
    mutationFn: (formato: FormatoDaLista) => (ultima ? baixarEmissaoDaLista(ultima.id, formato) : Promise.resolve()),
  });
  const erro = emitir.error ?? reimprimir.error;
  const parado = emitir.isPending || (lista.confirmadas === 0 && !ultima);
  return (
    <Card as="article" className="lista-cartao" aria-label={fornecedor.nome}>
      <header>
        <h3>{fornecedor.nome}</h3>
        <Estado lista={lista} />
      </header>
      <p>
        <strong>{formatCount(lista.totalRefeicoes, 'refeição', 'refeições')}</strong> em{' '}
        {formatCount(lista.confirmadas, 'unidade confirmada', 'unidades confirmadas')}
        {lista.pendentes > 0 && ` · ${formatCount(lista.pendentes, 'ainda não confirmada', 'ainda não confirmadas')}`}
      </p>
      <p className="quieto">
        {ultima
          ? `Emissão ${ultima.numero}, em ${formatInstant(ultima.em)} por ${ultima.por}`
          : lista.confirmadas === 0
            ? 'Confirme os pedidos para emitir a lista.'
            : 'Ainda não foi emitida.'}
      </p>
      <div className="lista-botoes">
        <Button disabled={parado} onClick={() => emitir.mutate('pdf')}>
          Emitir PDF
        </Button>
        <Button disabled={parado} onClick={() => emitir.mutate('xlsx')}>
          Emitir XLSX
        </Button>
        {ultima && (
          <Button variant="quiet" disabled={reimprimir.isPending} onClick={() => reimprimir.mutate('pdf')}>
            Baixar a emissão {ultima.numero} de novo
          </Button>
        )}
        <Button variant="quiet" aria-expanded={aberta} aria-controls={regiao} onClick={() => setAberta(!aberta)}>
          {aberta ? 'Fechar a conferência' : 'Conferir antes de emitir'}
        </Button>
      </div>
      <div role="status">{emitir.data && `Emissão ${emitir.data.numero} guardada e baixada.`}</div>
      {erro && <Notice tone="perigo">{sentenceOf(erro)}</Notice>}
      {ultima && (
        <Envios
          key={ultima.id}
          emissao={ultima}
          destinatarios={lista.destinatarios}
          impedimento={lista.impedimentoDoEnvio}
        />
      )}
      {ultima && <CienciaDaEmissao key={`ciencia ${ultima.id}`} lista={lista} emissao={ultima} />}
      <TrocasDoDia data={data} fornecedores={[fornecedor]} />
      <div id={regiao}>{aberta && <Conferencia fornecedorId={fornecedor.id} data={data} />}</div>
    </Card>
  );
}

function Estado({ lista: { mudancas, ultimaEmissao, confirmadas } }: { lista: ResumoDaLista }) {
  if (!ultimaEmissao)
    return confirmadas ? <Pill tone="info">Não emitida</Pill> : <Pill tone="neutro">Sem confirmação</Pill>;
  if (mudancas)
    return (
      <Pill tone="aviso" icon={WarningIcon}>
        {formatCount(mudancas, 'mudança desde a última', 'mudanças desde a última')}
      </Pill>
    );
  return (
    <Pill tone="ok" icon={CheckIcon}>
      Sem alterações
    </Pill>
  );
}
