import { RecordDrawer } from '../record/record.drawer.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { NOVO, SECOES } from './feriados.fields.tsx';
import { criarFeriado, editarFeriado, inativarFeriado, reativarFeriado } from './feriados.mutations.ts';
import { obterFeriado } from './feriados.queries.ts';

export default function FeriadoDrawer({ item, close }: { item: string; close: () => void }) {
  return (
    <RecordDrawer
      item={item}
      close={close}
      newTitle="Novo dia"
      titleOf={feriado => feriado.descricao}
      badge={({ ativo }) => !ativo && <Pill tone="neutro">Desativado</Pill>}
      sections={SECOES}
      start={NOVO}
      valuesOf={({ data, ambito, descricao, uf, municipio, lotacao }) => ({
        data,
        ambito,
        descricao,
        uf,
        municipio,
        lotacaoId: lotacao?.id ?? null,
      })}
      query={obterFeriado}
      create={criarFeriado}
      save={editarFeriado}
      deactivation={{
        isActive: ({ ativo }) => ativo,
        deactivate: inativarFeriado,
        reactivate: reativarFeriado,
      }}
      historyOf="feriados"
    />
  );
}
