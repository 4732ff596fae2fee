-- What a payout, a reversal or an assignment is looked up by.
create index attorney_assignments_law_firm_id on attorney_assignments (law_firm_id);
create index payouts_attorney_id on payouts (attorney_id);
create index payouts_checkout_id on payouts (checkout_id);
create index payout_reversals_refund_id on payout_reversals (refund_id);
