import { useQuery } from '@tanstack/react-query';
import { ActionMenu } from '@troth/ui/action-menu';
import { Button } from '@troth/ui/button';
import { Row } from '@troth/ui/layout';
import { useAttorney } from '../../shared/attorney';
import { repliesQuery } from '../../shared/replies';
import { t } from '../../shared/texts';

/** The attorney's saved replies, to be put into the message; none, nothing. */
export function ReplyMenu({ onChoose }: { onChoose: (message: string) => void }) {
  const { data } = useQuery(repliesQuery(useAttorney().id));
  if (data === undefined || data.replies.length === 0) return null;
  return (
    <Row gap={2}>
      <ActionMenu
        name={t('replies.use')}
        target={
          <Button size="sm" variant="text">
            {t('replies.use')}
          </Button>
        }
        items={data.replies.map(({ name, message }) => ({
          key: `${name} ${message}`,
          label: name,
          onSelect: () => onChoose(message),
        }))}
      />
    </Row>
  );
}
