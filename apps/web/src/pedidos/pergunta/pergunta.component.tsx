import { formatShortInstant } from '../../ui/date.format.ts';
import { formatCount } from '../../ui/number.format.ts';
import { PillDaPergunta } from './pergunta.pill.component.tsx';
import { totalDe } from './perguntas.model.ts';
import type { Pergunta } from './perguntas.queries.ts';

export function PerguntaFeitaAoFornecedor({ pergunta }: { pergunta: Pergunta }) {
  const { situacao, fornecedor, refeicoes, perguntadaEm, por, prazo, texto, resposta } = pergunta;
  return (
    <>
      <p className="perguntas-titulo">
        <strong>Dá para atender?</strong>
        <PillDaPergunta situacao={situacao} atendimento={resposta?.atendimento ?? null} />
      </p>
      <p className="quieto">
        {por} perguntou a {fornecedor} em {formatShortInstant(perguntadaEm)}, sobre{' '}
        {formatCount(totalDe(refeicoes), 'refeição', 'refeições')}; responder até {formatShortInstant(prazo)}.
      </p>
      {texto && <p>{texto}</p>}
      {resposta && (
        <p>
          {resposta.quantidade !== null && `Atende ${formatCount(resposta.quantidade, 'refeição', 'refeições')}. `}
          {resposta.texto && <q>{resposta.texto}</q>}{' '}
          <span className="quieto">
            {resposta.nome}, em {formatShortInstant(resposta.em)}
          </span>
        </p>
      )}
    </>
  );
}
