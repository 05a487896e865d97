import { ROTULO_DE_CONTATO_ANOTADO } from '@alipen/contracts/generated/rotulos/atendimentos';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { useRef } from 'react';
import { useLetterKeys } from '../app/letter-keys.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { serverNow } from '../base/server-clock.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Deadline } from '../ui/deadline.component.tsx';
import { useKeptFocus } from '../ui/kept-focus.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { AbertoPor } from './aberto-por.panel.tsx';
import { Situacao } from './atendimentos.columns.tsx';
import type { Atendimento } from './atendimentos.queries.ts';
import type { DoPedido } from './caso.component.tsx';
import { Ligacao } from './ligacao.component.tsx';
import { LigarTeclas } from './ligar-teclas.component.tsx';
import { usePresenca } from './presenca.hook.ts';
import { Responsavel } from './responsavel.component.tsx';
import { useResponsavel } from './responsavel.hook.ts';

interface Props extends DoPedido {
  caso: Atendimento;
  /** null: the end of the queue. */
  proximo: (() => void) | null;
}

export function CasoConteudo({ caso, proximo, verPedido, linhaDoPedido, preencher }: Props) {
  const { id: lotacaoId, data, acoes, responsavel } = caso;
  const outras = usePresenca(lotacaoId, data);
  const foco = useKeptFocus<HTMLDivElement>(caso);
  const ligacao = useRef<HTMLFieldSetElement>(null);
  const cuidado = useResponsavel(caso);
  const semPedido = caso.caso === 'SEM_PEDIDO' || caso.caso === 'DEVOLVIDO';
  const irPreencher =
    preencher && semPedido && acoes.includes('contatar')
      ? async () => {
          // The desk fills only cases it looks after, so filling takes the case first.
          if (!responsavel?.eu) await cuidado.assumir();
          preencher(lotacaoId, data);
        }
      : null;
  useLetterKeys({
    a: cuidado.pegar ?? cuidado.soltar,
    l: acoes.includes('contatar') ? () => ligacao.current?.querySelector('button')?.focus() : null,
    p: irPreencher && (() => irPreencher().catch(() => undefined)),
  });

  return (
    <div className="caso-conteudo" {...foco}>
      <p className="caso-linha">
        <Situacao caso={caso.caso} />
        <Deadline limit={caso.prazoLimiteEm} offset={serverNow() - Date.now()} timeZone={caso.fusoHorario} />
        <AbertoPor presencas={outras} />
      </p>
      <p className="caso-telefone">
        <PhoneIcon size={18} aria-hidden />
        {caso.telefone ? <a href={`tel:${caso.telefone}`}>{caso.telefone}</a> : 'Sem telefone no cadastro'}
        {caso.responsavelNome && <span className="quieto">falar com {caso.responsavelNome}</span>}
      </p>
      <Responsavel responsavel={responsavel} cuidado={cuidado} />
      {cuidado.erro && <Notice tone="perigo">{sentenceOf(cuidado.erro)}</Notice>}
      {caso.pedidos.length > 0 && (
        <Pedidos pedidos={caso.pedidos} verPedido={verPedido} linhaDoPedido={linhaDoPedido} />
      )}
      {irPreencher && (
        <Button
          variant="primary"
          disabled={cuidado.ocupado}
          aria-keyshortcuts="p"
          onClick={() => irPreencher().catch(() => undefined)}
        >
          Preencher pela unidade <kbd>P</kbd>
        </Button>
      )}
      {acoes.includes('contatar') && <Ligacao ref={ligacao} lotacaoId={lotacaoId} data={data} depois={proximo} />}
      <h3>Ligações</h3>
      {caso.historico.length === 0 ? (
        <p className="quieto">Ninguém ligou ainda.</p>
      ) : (
        <Contatos contatos={caso.historico} />
      )}
      <p className="caso-linha">
        {proximo && <Button onClick={proximo}>Próximo caso</Button>}
        <LigarTeclas />
      </p>
    </div>
  );
}

interface PedidosProps extends Pick<Props, 'verPedido' | 'linhaDoPedido'> {
  pedidos: Atendimento['pedidos'];
}

const Pedidos = ({ pedidos, verPedido, linhaDoPedido }: PedidosProps) => (
  <ul className="caso-pedidos" aria-label="Pedidos do dia">
    {pedidos.map(({ id, numero, situacao, totalRefeicoes }) => (
      <li key={id}>
        <Button variant="quiet" onClick={() => verPedido(id)}>
          {numero}
        </Button>
        {linhaDoPedido({ id, numero, situacao, total: totalRefeicoes })}
      </li>
    ))}
  </ul>
);

const Contatos = ({ contatos }: { contatos: Atendimento['historico'] }) => (
  <ol className="caso-contatos">
    {contatos.map(({ em, por, resultado, nota }) => (
      <li key={em + resultado}>
        <strong>{ROTULO_DE_CONTATO_ANOTADO[resultado]}</strong>
        <span className="quieto">
          {formatInstant(em)} · {por}
        </span>
        {nota && <p>{nota}</p>}
      </li>
    ))}
  </ol>
);
