import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { usePreference } from '../app/preference.store.ts';
import { startsWords } from '../ui/plain-text.ts';
import { today } from '../ui/today.ts';
import { useAchados } from './achados.hook.ts';
import { acoesDe, type Destino, emOrdem, lembrados, lembrar, telasDe } from './destinos.model.ts';

/** Where what is typed leads this person; with nothing typed, the last places too. */
export function useDestinos(digitado: string) {
  const { session, accesses, menu } = usePerson();
  const [guardados, guardar] = usePreference(`alipen.busca|${session.usuario.matricula}`);
  const abre = (rota: string) => mayOpen(rota, session, accesses);
  const { achados, procurando } = useAchados(digitado, abre);
  const recentes = lembrados(guardados).map(um => ({ ...um, grupo: 'Recentes' as const }));
  const fixos = [...acoesDe(today(), abre), ...telasDe(menu, abre)].filter(({ rotulo }) =>
    startsWords(rotulo, digitado),
  );
  return {
    destinos: emOrdem([...(digitado.trim() ? [] : recentes), ...fixos, ...achados]),
    procurando,
    guardar: (destino: Destino) => guardar(JSON.stringify(lembrar(lembrados(guardados), destino))),
  };
}
