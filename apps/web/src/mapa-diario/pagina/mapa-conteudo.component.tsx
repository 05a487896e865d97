import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../ui/button.component.tsx';
import { EmptyState } from '../../ui/empty-state.component.tsx';
import { PHONE, useMediaQuery } from '../../ui/media-query.hook.ts';
import { formatCount, formatInteger } from '../../ui/number.format.ts';
import { TextInput } from '../../ui/text-input.component.tsx';
import type { FiltrosDoDia, Mapa } from '../mapa-diario.queries.ts';
import type { Endereco, Mudar } from '../modelo/mapa.endereco.ts';
import { ABAS, type Aba } from '../modelo/mapa.labels.ts';
import { diverge, linhasCom } from '../modelo/mapa.model.ts';
import type { Sinais } from '../modelo/sinais.hook.ts';
import { MapaCartoes } from '../tabela/mapa-cartoes.component.tsx';
import { MapaTabela } from '../tabela/mapa-tabela.component.tsx';

const Graficos = lazy(() => import('../graficos/graficos.component.tsx'));
const Comparar = lazy(() => import('../graficos/comparar.component.tsx'));

interface Props {
  mapa: Mapa;
  endereco: Endereco;
  mudar: Mudar;
  sinais: Sinais;
  filtros: FiltrosDoDia;
}

const NOMES = {
  dia: ['unidade', 'unidades'],
  mes: ['dia', 'dias'],
  consolidado: ['unidade', 'unidades'],
} as const;

export function MapaConteudo({ mapa, endereco, mudar, sinais, filtros }: Props) {
  const [texto, setTexto] = useState('');
  const procurado = useDeferredValue(texto);
  const phone = useMediaQuery(PHONE);
  const linhas = useMemo(() => {
    const achadas = linhasCom(mapa.linhas, procurado);
    return endereco.divergentes ? achadas.filter(diverge) : achadas;
  }, [mapa, procurado, endereco.divergentes]);
  if (mapa.linhas.length === 0) return <Vazio />;
  const [um, muitos] = NOMES[endereco.visao];
  return (
    <>
      {(mapa.linhas.length > 1 || endereco.aba !== 'tabela') && (
        <div className="mapa-busca">
          <Abas endereco={endereco} mudar={mudar} />
          {endereco.visao !== 'mes' && (
            <TextInput
              type="search"
              aria-label="Buscar unidade ou município"
              placeholder="Buscar unidade ou município"
              value={texto}
              onChange={({ target }) => setTexto(target.value)}
            />
          )}
          <span className="quieto mapa-contagem" aria-live="polite">
            {linhas.length < mapa.linhas.length
              ? `${formatInteger(linhas.length)} de ${formatCount(mapa.linhas.length, um, muitos)}; os totais são do mapa todo`
              : formatCount(mapa.linhas.length, um, muitos)}
          </span>
        </div>
      )}
      {endereco.aba === 'comparar' && endereco.visao === 'dia' ? (
        <Suspense fallback={null}>
          <Comparar mapa={mapa} endereco={endereco} filtros={filtros} />
        </Suspense>
      ) : linhas.length === 0 ? (
        <EmptyState title="Nada diverge aqui." text="Nenhuma linha acima do efetivo nem com alerta." />
      ) : endereco.aba === 'graficos' ? (
        <Suspense fallback={null}>
          <Graficos mapa={mapa} linhas={linhas} endereco={endereco} />
        </Suspense>
      ) : phone ? (
        <MapaCartoes mapa={mapa} linhas={linhas} endereco={endereco} mudar={mudar} sinais={sinais} />
      ) : (
        <MapaTabela mapa={mapa} linhas={linhas} endereco={endereco} mudar={mudar} sinais={sinais} />
      )}
    </>
  );
}

const Abas = ({ endereco, mudar }: Pick<Props, 'endereco' | 'mudar'>) => (
  <fieldset className="mapa-visoes">
    <legend className="so-leitor">Ver como</legend>
    {(Object.keys(ABAS) as Aba[])
      .filter(aba => aba !== 'comparar' || endereco.visao === 'dia')
      .map(aba => (
        <Button
          key={aba}
          aria-pressed={endereco.aba === aba}
          onClick={() => mudar({ aba: aba === 'tabela' ? undefined : aba })}
        >
          {ABAS[aba]}
        </Button>
      ))}
  </fieldset>
);

const Vazio = () => (
  <EmptyState title="Nenhuma unidade neste mapa." text="Escolha outro dia, outra UF ou outro contrato." />
);
