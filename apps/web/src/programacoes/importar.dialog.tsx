import { useState } from 'react';
import ImportDialog from '../list/import.dialog.tsx';
import { addDays } from '../ui/date.format.ts';
import { DateField, today } from '../ui/date-field.component.tsx';

export default function ImportarDialog({ close }: { close: () => void }) {
  const [inicio, setInicio] = useState<string | null>(addDays(today(), 1));
  return (
    <ImportDialog
      path="/api/ms-alipen/programacoes/importacoes"
      noun={{ one: 'programação', many: 'programações', feminine: true }}
      query={inicio ? { vigenciaInicio: inicio } : {}}
      close={close}
    >
      <DateField label="As programações valem a partir de" value={inicio} onChange={setInicio} />
      <p className="quieto">O que a planilha não diz fica como está em cada unidade.</p>
    </ImportDialog>
  );
}
