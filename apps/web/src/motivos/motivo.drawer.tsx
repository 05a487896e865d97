import { RecordDrawer } from '../record/record.drawer.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { CONTEXTOS } from './contextos.labels.ts';
import { SECOES, SECOES_DO_NOVO } from './motivos.fields.ts';
import { criarMotivo, editarMotivo, inativarMotivo, reativarMotivo } from './motivos.mutations.ts';
import { type Contexto, obterMotivo } from './motivos.queries.ts';

interface Props {
  item: string;
  contexto: Contexto;
  close: () => void;
}

export const MotivoDrawer = ({ item, contexto, close }: Props) => (
  <RecordDrawer
    item={item}
    close={close}
    newTitle="Novo motivo"
    titleOf={({ texto }) => texto}
    badge={({ ativo }) => (ativo ? null : <Pill tone="neutro">Inativo</Pill>)}
    sections={item === 'novo' ? SECOES_DO_NOVO : SECOES}
    start={{ contexto, texto: null, exigeTexto: false }}
    query={obterMotivo}
    create={criarMotivo}
    save={editarMotivo}
    deactivation={{ isActive: ({ ativo }) => ativo, deactivate: inativarMotivo, reactivate: reativarMotivo }}
    historyOf="motivos"
    notes={(_values, motivo) =>
      motivo && (
        <p className="quieto">
          {CONTEXTOS[motivo.contexto].rotulo} · código <code>{motivo.codigo}</code>, que não muda
        </p>
      )
    }
    width={520}
  />
);
