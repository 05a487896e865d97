import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { porGrupo, valorEmPalavras } from './parametros.format.ts';
import type { Parametro } from './parametros.queries.ts';

interface Props {
  itens: readonly Parametro[];
  busca: string;
  abrir: (chave: string) => void;
}

export function Grupos({ itens, busca, abrir }: Props) {
  const grupos = porGrupo(itens, busca);
  if (grupos.length === 0) {
    return (
      <EmptyState>
        <strong>Nenhum parâmetro com “{busca}”.</strong>
      </EmptyState>
    );
  }
  return grupos.map(([grupo, parametros]) => (
    <Card key={grupo} className="parametros-grupo" aria-label={grupo}>
      <h2>{grupo}</h2>
      <ul>
        {parametros.map(parametro => (
          <Linha key={parametro.chave} parametro={parametro} abrir={() => abrir(parametro.chave)} />
        ))}
      </ul>
    </Card>
  ));
}

function Linha({ parametro, abrir }: { parametro: Parametro; abrir: () => void }) {
  const { titulo, descricao, valor, padrao, noPadrao, proxima, emUso } = parametro;
  return (
    <li className="parametro">
      <div className="parametro-texto">
        <strong>{titulo}</strong>
        <span className="quieto">{descricao}</span>
        {!emUso && <small className="quieto">Ainda sem efeito: passa a valer com a tela desta regra.</small>}
      </div>
      <div className="parametro-valor">
        <b>{valorEmPalavras(parametro, valor)}</b>
        <small className="quieto">{noPadrao ? 'padrão' : `padrão: ${valorEmPalavras(parametro, padrao)}`}</small>
        {proxima && (
          <Pill tone="info">
            {valorEmPalavras(parametro, proxima.valor)} em {formatDay(proxima.valeDe)}
          </Pill>
        )}
      </div>
      <Button aria-label={`Mudar: ${titulo}`} onClick={abrir}>
        <PencilSimpleIcon size={16} aria-hidden />
        Mudar
      </Button>
    </li>
  );
}
