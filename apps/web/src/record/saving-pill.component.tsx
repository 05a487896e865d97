import { Button } from '../ui/button.component.tsx';
import { formatHour } from '../ui/date.format.ts';

interface Props {
  form: { isSaving: boolean; failure: Error | null; savedAt: Date | null; dirty: boolean; save: () => void };
}

export function SavingPill({ form }: Props) {
  const { isSaving, failure, savedAt, dirty } = form;
  return (
    <span className="salvo" role="status">
      {isSaving ? (
        'Salvando…'
      ) : failure ? (
        <>
          Não salvou:{' '}
          <Button variant="bare" className="vinculo" onClick={() => form.save()}>
            tentar de novo
          </Button>
        </>
      ) : dirty ? (
        'Alterações não salvas'
      ) : savedAt ? (
        `Salvo às ${formatHour(savedAt.toISOString())}`
      ) : null}
    </span>
  );
}
