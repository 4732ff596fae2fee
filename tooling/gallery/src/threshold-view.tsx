import { Button } from '@troth/ui/button';
import { FallbackPage } from '@troth/ui/fallback-page';
import { Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Text } from '@troth/ui/text';
import { Threshold } from '@troth/ui/threshold';

export function ThresholdView() {
  return (
    <Threshold title="Sign in" lead="Pick up where the two of you left off." motto={<p>A promise to be true.</p>}>
      <Stack gap={6}>
        <Button variant="primary" size="continue" isFullWidth>
          Sign in
        </Button>
        <Text size="small">
          New to Troth? <Link href="/signup">Create an account</Link>
        </Text>
      </Stack>
    </Threshold>
  );
}

export function FallbackView() {
  return <FallbackPage isFetching={false} onLogOut={() => undefined} />;
}
