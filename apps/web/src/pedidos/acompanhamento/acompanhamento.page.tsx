import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { labelOf, usePerson } from '../../app/person.hook.ts';
import { listarTiposAlimentacao } from '../../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { listarTiposPublico } from '../../tipos-publico/tipos-publico.queries.ts';
import { useSearchParams } from '../../ui/address.hook.ts';
import { useAcoesDaTela } from './acoes-da-tela.hook.tsx';
import { Lista } from './lista.component.tsx';
import { EsperaDaLista } from './lista-espera.component.tsx';
import { preenchimentoEm } from './preenchimento.model.ts';
import { PRESETS } from './presets.table.ts';
import { useVisao } from './visao.component.tsx';
import './acompanhamento.css';

const Preencher = lazy(() => import('./preencher.component.tsx'));
const FilaDoAtendimento = lazy(() => import('./fila-do-atendimento.component.tsx'));

const ROTA = '/modules/monitoramento/acompanhamento';

/** One screen under three names: label and preset come from the role in use. */
export function Component() {
  const { menu, papel } = usePerson();
  const preset = PRESETS[papel];
  const titulo = labelOf(menu, ROTA) ?? 'Acompanhamento';
  const [search] = useSearchParams();
  const visoes = useVisao(preset);
  // The columns are the meals: before they arrive, an address that names one would be read wrong.
  const refeicoes = useQuery(listarTiposAlimentacao()).data;
  const publicos = useQuery(listarTiposPublico()).data;
  const acoes = useAcoesDaTela(visoes);

  const preenchimento = preset.trata ? preenchimentoEm(search) : null;
  if (preenchimento) {
    return (
      <Suspense>
        <Preencher {...preenchimento} />
      </Suspense>
    );
  }
  if (visoes.visao === 'fila') {
    return (
      <Suspense>
        <FilaDoAtendimento titulo={titulo} trata={preset.trata} acoes={acoes} />
      </Suspense>
    );
  }
  if (!refeicoes || !publicos) return <EsperaDaLista titulo={titulo} />;
  return (
    <Lista
      key={papel}
      titulo={titulo}
      preset={preset}
      visao={visoes.visao}
      acoes={acoes}
      refeicoes={refeicoes}
      publicos={publicos}
    />
  );
}
