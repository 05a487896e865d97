import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { notifyWithUndo } from '../ui/notification.ts';

export interface DeactivationProps<R> {
  record: R;
  name: string;
  isActive: (record: R) => boolean;
  deactivate: (id: number) => Promise<R>;
  reactivate: (id: number) => Promise<R>;
  onDone: (record: R) => void;
}

export function Deactivation<R extends { id: number }>(props: DeactivationProps<R>) {
  const { record, name, isActive, deactivate, reactivate, onDone } = props;
  const active = isActive(record);
  const turn = useMutation({
    mutationFn: ({ off }: { off: boolean; undo?: boolean }) => (off ? deactivate(record.id) : reactivate(record.id)),
    onSuccess: (saved, { off, undo }) => {
      onDone(saved);
      if (undo) return;
      notifyWithUndo(off ? 'Desativado' : 'Reativado', name, () => turn.mutate({ off: !off, undo: true }));
    },
  });
  return (
    <span className="registro-desativar">
      <Button variant="quiet" disabled={turn.isPending} onClick={() => turn.mutate({ off: active })}>
        {active ? 'Desativar' : 'Reativar'}
      </Button>
      {turn.error && (
        <span className="campo-erro" role="alert">
          {sentenceOf(turn.error)}
        </span>
      )}
    </span>
  );
}
