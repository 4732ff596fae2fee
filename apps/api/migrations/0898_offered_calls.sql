-- Times that an attorney offers for a call that is not booked yet, and who offers them: {"attorneyId": ..., "times": [...]}.
-- An offer of whoever is not the attorney of the purchase any more counts for nothing.
alter table purchase_items add column call_offer jsonb;
